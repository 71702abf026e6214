import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClientConfig } from 'pg'
import { startEmbeddedServer } from '#server/db/embedded/embedded-server.ts'
import { quietLog } from '#tests/setup/quiet-log.ts'
import { startTcpProxy } from '#tests/setup/tcp-proxy.ts'
import type { TcpProxy } from '#tests/setup/tcp-proxy.ts'
import { startProgram } from './start-program.ts'
import type { Program } from './start-program.ts'
import { startBucket, startPooler, startWakeUps } from './start-servers.ts'
import type { Restartable } from './start-servers.ts'

const root = path.resolve(import.meta.dirname, '../..')
const importsOf = (...files: readonly string[]): string =>
  files.map((file) => `--import ${pathToFileURL(path.join(import.meta.dirname, file)).href}`).join(' ')

/** A node of the built server. */
export type SystemNode = Program & { origin: string }

/**
 * The whole system on this machine: nodes of the built server, one PostgreSQL, and stand-ins for what is
 * outside.
 */
export type System = AsyncDisposable & {
  /** The nodes; one that was killed is replaced by `restart`. */
  nodes: SystemNode[]
  restart: (index: number) => Promise<void>
  /** The database itself, by no proxy. */
  connection: ClientConfig
  /** The folder that the database is in. */
  folder: string
  /** The networks from the nodes to what they call. */
  networks: Readonly<Record<'database' | 'youtube' | 'model' | 'mail', TcpProxy>>
  /** The request beside it; `null` where it was not. */
  servers: Readonly<{ pooler: Restartable | null; redis: Restartable | null; bucket: TcpProxy | null }>
}

type Options = {
  nodes: number
  /** Tells whether queries go through PgBouncer. */
  isPooled?: boolean
  /** Tells whether the nodes wake each other over Redis. */
  hasRedis?: boolean
  /** Tells whether the text of transcripts goes into a bucket. */
  hasBucket?: boolean
  /** The folder of the database; a new one where none is given. */
  folder?: string
  /** The time that the model thinks before its first word, and between pieces, in ms. */
  model?: { firstMs: number; pieceMs: number }
}

/** Starts everything; `npm run build` has to have made the server. */
export async function startSystem({
  nodes: count,
  folder: given,
  isPooled = false,
  hasRedis = false,
  hasBucket = false,
  model = { firstMs: 200, pieceMs: 10 },
}: Options): Promise<System> {
  await using started = new AsyncDisposableStack()
  const own = await mkdtemp(path.join(tmpdir(), 'precis-system-'))
  await chmod(own, 0o711)
  started.defer(() => rm(own, { recursive: true, force: true }))
  const folder = given ?? path.join(own, 'database')
  const settings = { max_connections: '100' }
  const server = await startEmbeddedServer({ dataDir: folder, log: quietLog, settings })
  started.defer(() => server.stop())
  const simulate = async (name: string, args: readonly string[], target: RegExp): Promise<TcpProxy> => {
    const isReady = target
    const file = path.join(root, `tests/fakes/${name}-process.ts`)
    const { ready } = started.use(await startProgram(file, { args, isReady }))
    return started.use(await startTcpProxy({ port: Number(ready[1]), host: '127.0.0.1' }))
  }
  const { host, port } = server.connection
  const pace = ['--first', `${model.firstMs}`, '--piece', `${model.pieceMs}`]
  const networks = {
    database: started.use(await startTcpProxy({ path: `${host}/.s.PGSQL.${port}` })),
    youtube: await simulate('youtube/youtube', [], /http:\/\/[^:]+:(\d+)/),
    model: await simulate('language-model/language-model', pace, /http:\/\/[^:]+:(\d+)\/v1$/),
    mail: await simulate('mail/mail', [], /smtp:\/\/[^:]+:(\d+)/),
  }
  const ports = Object.fromEntries(Object.entries(networks).map(([name, proxy]) => [name, proxy.port]))
  const { user = '', database = '' } = server.connection
  const addressAt = (at: number): string => `postgres://${user}@127.0.0.1:${at}/${database}`
  const pooler = isPooled ? started.use(await startPooler(server.connection, networks.database.port)) : null
  const redis = hasRedis ? started.use(await startWakeUps()) : null
  const bucket = hasBucket ? started.use(await startBucket()) : null
  const startNode = async (index: number): Promise<SystemNode> => {
    const dataDir = path.join(own, `node-${index}`)
    await mkdir(dataDir, { recursive: true })
    const program = await startProgram(path.join(root, 'dist/server/main.js'), {
      isReady: /^Précis is ready at http:\/\/[^:]+:(\d+)/,
      cwd: dataDir,
      env: {
        NODE_OPTIONS: importsOf('shifted-clock-process.ts', 'collection-process.ts'),
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: addressAt(networks.database.port),
        ...(pooler !== null && { DATABASE_POOL_URL: addressAt(pooler.port) }),
        ...(redis !== null && { WAKE_UPS: 'redis', REDIS_URL: `redis://127.0.0.1:${redis.port}` }),
        ...bucket?.env,
        SECRET: 'the secret of a system that is tested',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'warn',
        YOUTUBE_BASE_URL: `http://127.0.0.1:${ports['youtube']}`,
        OPENAI_BASE_URL: `http://127.0.0.1:${ports['model']}/v1`,
        OPENAI_MODEL: 'honest',
        SMTP_URL: `smtp://127.0.0.1:${ports['mail']}`,
        MAIL_FROM: 'Précis <hello@precis.example>',
      },
    })
    return { ...program, origin: `http://127.0.0.1:${program.ready[1]}` }
  }
  const nodes: SystemNode[] = []
  started.defer(async () => {
    for (const node of nodes) await node[Symbol.asyncDispose]()
  })
  for (let index = 0; index < count; index += 1) nodes.push(await startNode(index))
  const held = started.move()
  return {
    nodes,
    restart: async (index) => {
      await nodes[index]?.[Symbol.asyncDispose]()
      nodes[index] = await startNode(index)
    },
    connection: server.connection,
    folder,
    networks,
    servers: { pooler, redis, bucket: bucket?.network ?? null },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}
