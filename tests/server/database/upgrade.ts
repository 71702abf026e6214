/** The effect of a migration on data that is there; what is not named here stays as it is. */
export type Upgrade = {
  /** Rows for the tables that it made, and for what later migrations change. */
  seed?: string
  /** Tables that it empties or drops, by the names they had. */
  emptied?: readonly string[]
  /**
   * Columns whose values it changes, as `table.column` by the names they had, with rows it removes or adds.
   */
  changed?: readonly string[]
  /** Queries on what it made of the data, each with its rows. */
  results?: readonly { query: string; rows: readonly unknown[] }[]
}

/** The id of a row by a small number, quoted. */
export const rowId = (number: number): string =>
  `'00000000-0000-4000-8000-${String(number).padStart(12, '0')}'`
