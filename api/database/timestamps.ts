import { p } from '@mikro-orm/core'

/** When a row was made and last changed, to the millisecond. */
export const timestamps = {
  createdAt: p.datetime(3).onCreate((row: { createdAt?: Date }) => row.createdAt ?? new Date()),
  updatedAt: p
    .datetime(3)
    .onCreate((row: { updatedAt?: Date }) => row.updatedAt ?? new Date())
    .onUpdate(() => new Date()),
}
