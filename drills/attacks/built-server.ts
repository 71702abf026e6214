import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ClientConfig } from 'pg'
import { startProgram } from '#drills/system/start-program.ts'
import type { Program } from '#drills/system/start-program.ts'

const program = path.resolve(import.meta.dirname, '../../dist/server/main.js')

/** The built server in a process of its own, killed when its scope ends. */
export type BuiltServer = Program & { origin: string }

type Options = {
  /** Settings besides those of a server behind a proxy on this machine. */
  env?: Readonly<Record<string, string>>
  /** The command in front of Node's own. */
  launcher?: readonly string[]
}

/** Starts the built server on a database; `npm run build` has to have made it. */
export async function startBuiltServer(
  { user = '', database = '', host = '', port }: ClientConfig,
  { env = {}, launcher = [] }: Options,
): Promise<BuiltServer> {
  await using started = new AsyncDisposableStack()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-attacked-'))
  started.defer(() => rm(dataDir, { recursive: true, force: true }))
  const server = started.use(
    await startProgram(program, {
      isReady: /^Précis is ready at http:\/\/[^:]+:(\d+)/,
      launcher,
      env: {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
        SECRET: 'the secret of a server that is attacked',
        TRUST_PROXY: '127.0.0.1',
        LOG_LEVEL: 'warn',
        ...env,
      },
    }),
  )
  const held = started.move()
  return {
    ...server,
    origin: `http://127.0.0.1:${server.ready[1]}`,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}
