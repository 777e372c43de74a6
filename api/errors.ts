/** What is wrong with one field or parameter of a request. */
export interface Issue {
  path: string
  message: string
}

/** A refusal that the caller is told about: `message` and `issues` go into the answer, with `status` as its status. */
export abstract class Refusal extends Error {
  abstract readonly status: number
  readonly issues?: Issue[]

  constructor(message: string, issues?: Issue[]) {
    super(message)
    this.name = new.target.name
    if (issues) this.issues = issues
  }
}

export class BadRequest extends Refusal {
  readonly status = 400
}

export class NotFound extends Refusal {
  readonly status = 404
}

/** The state of the record does not allow what was asked. */
export class Conflict extends Refusal {
  readonly status = 409
}

/** The record was public once and is not any more. */
export class Gone extends Refusal {
  readonly status = 410
}
