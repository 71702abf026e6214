import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnForTest } from './spawn-for-test.ts'
import type { TestServer } from './test-database.ts'

/** Whether this machine has PgBouncer; it is no package of npm. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0

/** How many connections PgBouncer opens to the database: fewer than two nodes do, enough for what they do at once. */
export const serverConnections = 6

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether two nodes are tried behind a connection pooler. */
    triesPooler: boolean
  }
}

/** Starts PgBouncer in transaction mode before a database until the test ends, and gives the address behind it. */
export async function startPgbouncer(
  { host, port, user, password, database }: TestServer,
  listenPort: number,
): Promise<{ connection: TestServer } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'precis-pgbouncer-'))
  await chmod(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  // It takes an empty password for a mistake.
  const secret = password === '' ? '' : ` password='${password}'`
  const target = `host='${host}' port=${port} user=${user} dbname=${database}${secret}`
  // Fewer connections than a process opens: a session's state would show up in others.
  await writeFile(
    file,
    `[databases]\n${database} = ${target}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${listenPort}
unix_socket_dir =\nauth_type = any\npool_mode = transaction\ndefault_pool_size = ${serverConnections}
server_login_retry = 1\n`,
  )
  const asUser = process.geteuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawnForTest('pgbouncer', [...asUser, file])
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.on('exit', () => reject(new Error(`PgBouncer ended: ${output}`)))
    child.stderr.on('data', (part: Buffer) => {
      output += part.toString()
      if (output.includes('process up')) resolve()
    })
  })
  return {
    connection: { host: '127.0.0.1', port: listenPort, user, password, database },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
