import { defineEntity, p } from '@mikro-orm/core'
import { Church } from '../churches/church.entity.ts'

const AnalyticsEntrySchema = defineEntity({
  name: 'AnalyticsEntry',
  tableName: 'analytics_entry',
  uniques: [{ properties: ['church', 'month'] }],
  properties: {
    id: p.integer().primary(),
    church: () => p.manyToOne(Church).ref().deleteRule('cascade'),
    /** YYYY-MM in America/Chicago. */
    month: p.text(),
    profileViews: p.integer().default(0),
    websiteClicks: p.integer().default(0),
    phoneClicks: p.integer().default(0),
    directionClicks: p.integer().default(0),
  },
})

export class AnalyticsEntry extends AnalyticsEntrySchema.class {}
AnalyticsEntrySchema.setClass(AnalyticsEntry)
