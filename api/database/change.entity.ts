import { defineEntity, p } from '@mikro-orm/core'
import { TextArray } from './text-array.ts'

const ChangeSchema = defineEntity({
  name: 'Change',
  tableName: 'change',
  properties: {
    id: p.bigint('string').primary(),
    tags: p.type(TextArray).$type<string[]>(),
    createdAt: p.datetime(3).onCreate(() => new Date()),
  },
})

/** What a committed flush has touched, for as long as its pages are not published (api/publish/changes.ts). */
export class Change extends ChangeSchema.class {}
ChangeSchema.setClass(Change)
