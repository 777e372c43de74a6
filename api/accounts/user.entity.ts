import { defineEntity, p } from '@mikro-orm/core'
import { timestamps } from '../database/timestamps.ts'

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'account',
  properties: {
    id: p.integer().primary(),
    username: p.text(),
    email: p.text(),
    /** argon2id as a PHC string; read only where a password is checked. */
    passwordHash: p.text().hidden().lazy(),
    role: p.enum(['user', 'admin']).default('user'),
    lastActiveAt: p.datetime(3).onCreate(() => new Date()),
    ...timestamps,
  },
})

export class User extends UserSchema.class {}
UserSchema.setClass(User)
