import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../accounts/user.entity.ts'
import { timestamps } from '../database/timestamps.ts'

const SubscriptionSchema = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    plan: p.text(),
    /** The provider's word for the state, as last read from the provider. */
    status: p.text(),
    /** The provider's number of the subscription. */
    providerId: p.text().unique(),
    /** The end of the period that is paid. */
    paidUntil: p.datetime(3).nullable(),
    ...timestamps,
  },
})

export class Subscription extends SubscriptionSchema.class {}
SubscriptionSchema.setClass(Subscription)
