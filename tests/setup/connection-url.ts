import type { ClientConfig } from 'pg'

/**
 * The address of a database of a PostgreSQL on this machine, as `DATABASE_URL` has it; its host may be the
 * folder of a socket.
 */
export function connectionUrl({ user = '', password, host = '', port, database = '' }: ClientConfig): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : ''
  return `postgres://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
