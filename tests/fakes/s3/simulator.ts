import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Options } from '#server/adapters/blobs/s3-blobs.ts'

/** A server that speaks S3's protocol on this machine, with one empty bucket. */
export type S3Simulator = AsyncDisposable & {
  /** The address at which it is reached. */
  options: S3Options
  /** The folder in which its objects are. */
  folder: string
  /** While `true`, calls get no answer. */
  isFrozen: boolean
}

const bucket = 'transcripts'

/** Starts it on a free port of the loopback address. */
export async function startS3Simulator(): Promise<S3Simulator> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-s3-'))
  const s3 = new S3rver({
    directory: folder,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  await s3.configureBuckets()
  const answer = s3.callback()
  const server = createServer((request, response) => {
    if (!simulator.isFrozen) answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
  const { port } = server.address() as AddressInfo
  const simulator: S3Simulator = {
    options: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      // The only keys that it knows.
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    folder: path.join(folder, bucket),
    isFrozen: false,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
  return simulator
}
