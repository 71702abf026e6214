import path from 'node:path'
import { z } from 'zod'
import { field, optionalAddress, optionalText } from './field.ts'

const locations = ['database', 'folder', 's3'] as const

/** The variables about where the text of transcripts is stored. */
export const blobFields = {
  BLOBS: field(z.enum(locations, { error: 'must be database, folder or s3' }).default('database')),
  BLOBS_FOLDER: field(
    z
      .string()
      .transform((folder) => path.resolve(folder))
      .nullable()
      .default(null),
  ),
  S3_BUCKET: optionalText,
  S3_ENDPOINT: optionalAddress,
  S3_REGION: field(z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
}

type Values = z.output<z.ZodObject<typeof blobFields>>

/** Where the text of transcripts is stored; a store that is set up is read from, wherever new text goes. */
export type BlobSettings = Readonly<{
  blobs: Readonly<{
    /** Where new text goes. */
    writesTo: (typeof locations)[number]
    /** Absolute path; `null` for no folder. */
    folder: string | null
    /** `null` for no bucket. `endpoint` is AWS's own when `null`, `credentials` those that AWS gives the machine. */
    s3: Readonly<{
      bucket: string
      region: string
      endpoint: string | null
      credentials: Readonly<{ accessKeyId: string; secretAccessKey: string }> | null
    }> | null
  }>
}>

/** The first variable that is missing beside those that are set; `null` when none is. */
export function missingBlobSetting(values: Values): { name: string; reason: string } | null {
  const { BLOBS, BLOBS_FOLDER, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (BLOBS === 'folder' && BLOBS_FOLDER === null)
    return { name: 'BLOBS_FOLDER', reason: 'is needed with BLOBS=folder' }
  if (BLOBS === 's3' && S3_BUCKET === null) return { name: 'S3_BUCKET', reason: 'is needed with BLOBS=s3' }
  if ((S3_ACCESS_KEY_ID === null) === (S3_SECRET_ACCESS_KEY === null)) return null
  return { name: 'S3_SECRET_ACCESS_KEY', reason: 'and S3_ACCESS_KEY_ID are needed together' }
}

/** Names the values for the program. */
export function toBlobSettings(values: Values): BlobSettings {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  const credentials =
    accessKeyId === null || secretAccessKey === null ? null : { accessKeyId, secretAccessKey }
  const s3 =
    bucket === null ? null : { bucket, region: values.S3_REGION, endpoint: values.S3_ENDPOINT, credentials }
  return { blobs: { writesTo: values.BLOBS, folder: values.BLOBS_FOLDER, s3 } }
}
