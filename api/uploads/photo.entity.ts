import { defineEntity, p } from '@mikro-orm/core'
import { Church } from '../churches/church.entity.ts'

const PhotoSchema = defineEntity({
  name: 'Photo',
  tableName: 'photo',
  properties: {
    id: p.integer().primary(),
    church: () => p.manyToOne(Church).ref().deleteRule('cascade'),
    /** The stored files are `{name}-{width}.{format}` below /uploads. */
    name: p.text().unique(),
    alt: p.text(),
    position: p.integer().default(0),
    /** Pixels of the original. */
    width: p.integer(),
    height: p.integer(),
    createdAt: p.datetime(3).onCreate(() => new Date()),
  },
})

export class Photo extends PhotoSchema.class {}
PhotoSchema.setClass(Photo)
