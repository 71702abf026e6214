import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/dev/free-port.ts'

const serverConnections = 20

/** PgBouncer in transaction mode, before a database on the loopback address. */
export async function startPooler(target: {
  port: number
  user: string
  database: string
}): Promise<AsyncDisposable & { port: number }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'precis-pooler-'))
  await chmod(folder, 0o755)
  const file = path.join(folder, 'pgbouncer.ini')
  const port = await freePort()
  const { user, database } = target
  await writeFile(
    file,
    `[databases]\n${database} = host=127.0.0.1 port=${target.port} user=${user} dbname=${database}
[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = any
pool_mode = transaction\ndefault_pool_size = ${serverConnections}\n`,
  )
  const asUser = process.geteuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn('pgbouncer', [...asUser, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit')
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  child.stderr.on('data', (part: Buffer) => {
    if (part.includes('process up')) resolve()
  })
  void exited.then(() => reject(new Error('PgBouncer ended')))
  await promise
  return {
    port,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
