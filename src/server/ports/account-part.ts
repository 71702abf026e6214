/** A transaction or the pool, as the database of the server gives it. */
export type AccountPart<Tx> = {
  /** The key of its things in an export. */
  name: string
  /** A browser signed in: what its visitor made becomes the account's, in the transaction of the sign-in. */
  adopt: (tx: Tx, people: { visitorId: string; userId: string }) => Promise<void>
  /** All of it that belongs to the account, as a value that JSON can hold. */
  export: (orm: Tx, userId: string) => Promise<unknown>
  /** Deletes it, in the transaction in which the account goes; what the law wants kept loses its owner. */
  forget: (tx: Tx, userId: string) => Promise<void>
}
