import { spawn } from 'node:child_process'
import type { ClientConfig } from 'pg'
import { startS3Simulator } from '#tests/fakes/s3/simulator.ts'
import { startPgbouncer } from '#tests/setup/pgbouncer.ts'
import { startRedis } from '#tests/setup/redis.ts'
import { startTcpProxy } from '#tests/setup/tcp-proxy.ts'
import type { TcpProxy } from '#tests/setup/tcp-proxy.ts'
import { freePort } from '../../scripts/dev/free-port.ts'

/** A server that can be killed, and started again in its place. */
export type Restartable = AsyncDisposable & {
  port: number
  kill: () => Promise<void>
  restart: () => Promise<void>
}

const pooledConnections = 20

async function startRestartable(start: (port: number) => Promise<AsyncDisposable>): Promise<Restartable> {
  const port = await freePort()
  let running: AsyncDisposable | null = await start(port)
  const kill = async (): Promise<void> => {
    await running?.[Symbol.asyncDispose]()
    running = null
  }
  return {
    port,
    kill,
    restart: async () => {
      running ??= await start(port)
    },
    [Symbol.asyncDispose]: kill,
  }
}

/** PgBouncer in transaction mode before the database that `networkPort` leads to. */
export async function startPooler(
  { user = '', database = '' }: ClientConfig,
  networkPort: number,
): Promise<Restartable> {
  const target = { host: '127.0.0.1', port: networkPort, user, database }
  return await startRestartable((port) =>
    startPgbouncer(target, { port, connections: pooledConnections, spawnProgram: spawn }),
  )
}

/** A Redis that stores nothing. */
export async function startWakeUps(): Promise<Restartable> {
  return await startRestartable((port) => startRedis(port, spawn))
}

/** A bucket behind a network of its own, and the settings by which the nodes store texts in it. */
export async function startBucket(): Promise<
  AsyncDisposable & { network: TcpProxy; env: Readonly<Record<string, string>> }
> {
  const simulator = await startS3Simulator()
  const { credentials, bucket, endpoint } = simulator.options
  const network = await startTcpProxy({ port: Number(new URL(endpoint ?? '').port), host: '127.0.0.1' })
  return {
    network,
    env: {
      BLOBS: 's3',
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${network.port}`,
      S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    },
    async [Symbol.asyncDispose]() {
      await network[Symbol.asyncDispose]()
      await simulator[Symbol.asyncDispose]()
    },
  }
}
