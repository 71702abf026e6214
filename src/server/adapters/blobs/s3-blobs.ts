import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { BodyTooLarge, readBounded } from '#server/lib/outside-body.ts'
import type { BlobLimits, BlobStore } from '#server/ports/blob-store.ts'
import { damaged, inTime } from './folder-blobs.ts'

/** A bucket, and the way into it. */
export type S3Options = {
  bucket: string
  region: string
  /** `null` is AWS; any other has its buckets as folders. */
  endpoint: string | null
  /** `null` takes what AWS gives the machine: its role, or the variables of AWS's own tools. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** Stores each body as an object of a bucket of AWS, or of any other service that speaks its protocol. */
export function createS3Blobs(options: S3Options & BlobLimits): BlobStore & { close: () => void } {
  const { bucket: Bucket, timeoutMs, maxBytes } = options
  const client = createClient(options)
  return {
    name: 's3',
    put: (key, body, signal) =>
      inTime({ timeoutMs, signal }, async (abortSignal) => {
        const object = { Bucket, Key: keyOf(key), Body: body, ContentType: 'application/zstd' }
        await client.send(new PutObjectCommand(object), { abortSignal })
      }),
    get: (key, signal) =>
      inTime({ timeoutMs, signal }, async (abortSignal) => {
        const Key = keyOf(key)
        const { Body } = await client
          .send(new GetObjectCommand({ Bucket, Key }), { abortSignal })
          .catch((error: unknown) => {
            throw error instanceof NoSuchKey ? damaged(`There is no ${Key} in ${Bucket}`) : error
          })
        const stream = Body?.transformToWebStream() ?? new ReadableStream<Uint8Array>()
        return await readBounded(stream, maxBytes).catch((error: unknown) => {
          throw error instanceof BodyTooLarge ? damaged(`${Key} has more than ${maxBytes} bytes`) : error
        })
      }),
    remove: (key, signal) =>
      inTime({ timeoutMs, signal }, async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(key) }), { abortSignal })
      }),
    close: () => client.destroy(),
  }
}

function keyOf(key: string): string {
  return `${key.slice(0, 2)}/${key}.zst`
}

function createClient({ region, endpoint, credentials, timeoutMs }: S3Options & BlobLimits): S3Client {
  return new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    // The body is checked by its own hash; many services know none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs, requestTimeout: timeoutMs },
  })
}
