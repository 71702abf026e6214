import { spawnSync } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { asSelfCalledNobody } from '#server/db/embedded/runner.ts'
import { spawnForTest } from './spawn-for-test.ts'

/** Tells whether this machine has PgBouncer; it is no package of npm. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0

declare module 'vitest' {
  interface ProvidedContext {
    /** Tells whether two nodes are tried behind a connection pooler. */
    triesPooler: boolean
  }
}

/** The database behind PgBouncer. */
type Target = { host: string; port: number; user: string; database: string; password?: string }

type Options = {
  /** The port that it listens on. */
  port: number
  /** The number of connections it opens to the database. */
  connections: number
  /** Outside of a test, how it is started. */
  spawnProgram?: (file: string, args: readonly string[]) => ChildProcessWithoutNullStreams
}

/** Starts PgBouncer in transaction mode before a database, on the loopback address. */
export async function startPgbouncer(
  { host, port, user, database, password = '' }: Target,
  { port: listenPort, connections, spawnProgram = spawnForTest }: Options,
): Promise<AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-pgbouncer-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  // It takes an empty password for a mistake.
  const secret = password === '' ? '' : ` password='${password}'`
  const target = `host='${host}' port=${port} user=${user} dbname=${database}${secret}`
  await writeFile(
    file,
    `[databases]\n${database} = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${listenPort}
unix_socket_dir =\nauth_type = any\nadmin_users = ${user}\npool_mode = transaction\ndefault_pool_size = ${connections}
server_login_retry = 1\n`,
  )
  const [program = '', ...args] = await commandFor(host, file)
  const child = spawnProgram(program, args)
  const exited = once(child, 'exit')
  const { promise: isUp, resolve, reject } = Promise.withResolvers<void>()
  let output = ''
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString()
    if (output.includes('process up')) resolve()
  })
  void exited.then(() => reject(new Error(`PgBouncer ended: ${output}`)))
  await isUp
  return {
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}

/**
 * PgBouncer refuses to run as root. As nobody it could not enter the folder of a database's socket that is
 * root's, which is so below a folder that only root may enter; there it runs as root called nobody, as that
 * database does.
 */
async function commandFor(host: string, file: string): Promise<string[]> {
  if (process.geteuid?.() !== 0) return ['pgbouncer', file]
  const isOfRoot = isAbsolute(host) && (await stat(host)).uid === 0
  return isOfRoot
    ? [...asSelfCalledNobody('unshare', true).prefix, 'pgbouncer', file]
    : ['pgbouncer', '-u', 'nobody', file]
}
