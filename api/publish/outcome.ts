/** What an address answers once it is published. */
export type Outcome =
  | { kind: 'page'; body: Buffer }
  | { kind: 'moved'; to: string }
  | { kind: 'gone' }
  /** Nothing, as if the record had never existed. */
  | { kind: 'none' }
