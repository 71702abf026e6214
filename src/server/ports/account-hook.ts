/** What a feature does when an account changes; `Tx` is a transaction or the pool, as the server's database gives it. */
export type AccountHook<Tx> = {
  /** The key of its data in an export. */
  name: string
  /** A browser signed in: what its visitor made becomes the account's, in the transaction of the sign-in. */
  mergeVisitor?: (tx: Tx, ids: { visitorId: string; userId: string }) => Promise<void>
  /** All of its data that belongs to the account, as a value that JSON can hold; none for a feature without an export. */
  export?: (db: Tx, userId: string) => Promise<unknown>
  /** What the email about a planned deletion says of it, a sentence or two; `null` for nothing. */
  deletionNote?: (db: Tx, userId: string, endsAt: Date) => Promise<string | null>
  /** Deletes it, in the transaction in which the account goes; what the law asks for loses its owner. */
  purge: (tx: Tx, userId: string) => Promise<void>
}
