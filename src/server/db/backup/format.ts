import { z } from 'zod'
import { sealedSchema } from './sealed-secret.ts'

/*
 * A backup is one gzip file of lines: a header; for each table a line that names it, its rows in the text form of
 * COPY and a line `\.`; and a last line with the numbers of rows and the SHA-256 of every byte before it.
 */

/** The line that ends the rows of a table. No row can look like it, since COPY doubles each backslash. */
export const endOfRows = '\\.'

/** Where the secret of the server was, `null` for the setting SECRET, and the secret itself where it was sealed. */
export const carriedSecretSchema = z.strictObject({
  file: z.string().nullable(),
  sealed: sealedSchema.nullable(),
})
export type CarriedSecret = z.infer<typeof carriedSecretSchema>

export const headerSchema = z.strictObject({
  precisBackup: z.literal(1),
  createdAt: z.iso.datetime(),
  serverVersion: z.string(),
  migrations: z.array(z.strictObject({ id: z.string(), checksum: z.string() })),
  /** `null` where the server has none yet; absent in backups of older versions. */
  secret: carriedSecretSchema.nullable().optional(),
})
export type Header = z.infer<typeof headerSchema>

export const tableSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) })
/** A table and its columns, in the order of their values in each row. */
export type Table = z.infer<typeof tableSchema>

export const trailerSchema = z.strictObject({
  rows: z.record(z.string(), z.int()),
  /** `value` is the last one given; a sequence that gave none is not there. */
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  sha256: z.string(),
})
/** What has to be in the file, for each table the number of its rows. */
export type Trailer = z.infer<typeof trailerSchema>
