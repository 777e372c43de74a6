import { addresses } from './addresses.ts'
import type { calls } from './calls.ts'
import type { CallAddress } from './client.ts'

type Calls = typeof calls

/** Every call as a browser needs it: without the schemas, which weigh more than many an island. */
export const browserCalls: { readonly [Name in keyof Calls]: CallAddress<Calls[Name]> } = addresses
