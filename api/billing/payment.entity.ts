import { defineEntity, p } from '@mikro-orm/core'
import { User } from '../accounts/user.entity.ts'
import { timestamps } from '../database/timestamps.ts'

const PaymentSchema = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  properties: {
    id: p.integer().primary(),
    /** Empty for a banner bought without an account, and once the account is deleted (ruling 32). */
    user: () => p.manyToOne(User).ref().nullable().deleteRule('set null'),
    plan: p.text(),
    /** Cents. */
    amount: p.integer(),
    currency: p.text().default('usd'),
    status: p.enum(['pending', 'paid', 'failed', 'refunded']).default('pending'),
    /** The provider's number of the payment intent. */
    providerId: p.text().unique(),
    ...timestamps,
  },
})

export class Payment extends PaymentSchema.class {}
PaymentSchema.setClass(Payment)
