import { defineEntity, p } from '@mikro-orm/core'
import { TextArray } from './text-array.ts'

const PublishedPageSchema = defineEntity({
  name: 'PublishedPage',
  tableName: 'published_page',
  properties: {
    /** The output that holds the file. */
    target: p.text().primary(),
    path: p.text().primary(),
    /** The page's name in the contract. */
    name: p.text(),
    /** What the page read when it was last rendered. */
    tags: p.type(TextArray).$type<string[]>(),
    readsHash: p.text(),
    bodyHash: p.text(),
    outcome: p.text(),
  },
})

export class PublishedPage extends PublishedPageSchema.class {}
PublishedPageSchema.setClass(PublishedPage)
