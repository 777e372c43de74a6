import type { z } from 'zod'
import type { Address } from './addresses.ts'
import type { Call } from './calls.ts'
import type { ErrorReply } from './list.ts'

/** The address of a call; `of` carries the call's types and never has a value. */
export interface CallAddress<Of> extends Address {
  readonly of?: Of
}

/** What a call is made with. */
export type Input<Of> = (Of extends { params: infer P extends z.ZodType } ? { params: z.input<P> } : unknown) &
  (Of extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (Of extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown)

/** What a call answers with. */
export type Reply<Of> = Of extends { reply: infer R extends z.ZodType } ? z.output<R> : never

export interface Answer<Data> {
  data: Data
  headers: Headers
}

/** A call that was not answered with success. The message is the status, a colon, a space and the body (spec section 7). */
export class CallError extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'CallError'
    this.status = status
    this.body = body
  }

  /** What the server said, where it said it in the form of the contract. */
  get reply(): ErrorReply | undefined {
    try {
      const told: unknown = JSON.parse(this.body)
      return isReply(told) ? told : undefined
    } catch {
      return undefined
    }
  }
}

// By hand, so that no schema has to come along.
const isReply = (told: unknown): told is ErrorReply =>
  typeof told === 'object' && told !== null && 'message' in told && typeof told.message === 'string'

const address = (path: string, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}) => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(name, String(value))
  return search.size ? `${filled}?${search}` : filled
}

/**
 * Makes calls by the contract; used by islands and tests alike.
 * @throws CallError for any answer outside 200–299; a network failure rejects as fetch does.
 */
export const createClient =
  ({ origin = '', fetch: send = fetch }: { origin?: string; fetch?: typeof fetch } = {}) =>
  async <const Of extends Call>(
    call: Of | CallAddress<Of>,
    input: Input<Of> = {} as Input<Of>,
    init: Pick<RequestInit, 'signal'> = {},
  ): Promise<Answer<Reply<Of>>> => {
    const { params, query, body } = input as {
      params?: Record<string, unknown>
      query?: Record<string, unknown>
      body?: unknown
    }
    const response = await send(origin + address(call.path, params, query), {
      ...init,
      method: call.method,
      credentials: 'include',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new CallError(response.status, response.statusText, text)
    return { data: JSON.parse(text) as Reply<Of>, headers: response.headers }
  }
