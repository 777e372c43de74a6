import { defineEntity, p } from '@mikro-orm/core'
import { User } from './user.entity.ts'

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    sid: p.text().primary(),
    data: p.json<Record<string, unknown>>(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('cascade'),
    /** Starts the absolute limit of a session, which no activity extends. */
    createdAt: p.datetime(3).onCreate(() => new Date()),
    expiresAt: p.datetime(3),
  },
})

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session)
