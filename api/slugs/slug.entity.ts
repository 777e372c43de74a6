import { defineEntity, p } from '@mikro-orm/core'

const SlugSchema = defineEntity({
  name: 'Slug',
  tableName: 'slug',
  properties: {
    kind: p.enum(['church', 'event', 'article']).primary(),
    slug: p.text().primary(),
    /** No foreign key: the row outlives its record, so that its address can say that it is gone. */
    recordId: p.integer(),
    wasPublic: p.boolean().default(false),
  },
})

/** Every slug ever used. Redirects and 'gone' come from here, and no slug is given to a second record. */
export class Slug extends SlugSchema.class {}
SlugSchema.setClass(Slug)
