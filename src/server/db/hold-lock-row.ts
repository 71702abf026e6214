import type { ClientConfig } from 'pg'
import { errorCode } from '#server/lib/error-code.ts'
import { withClient } from './with-client.ts'

/** Two processes that make the same schema or table at once: one of them gets the key of the catalog twice. */
const madeMeanwhile = new Set(['23505', '42P06', '42P07'])

/**
 * Runs `work` while a connection of its own holds the one row of `locks.migration`, waiting for the process that holds it now. The
 * row is free again when the process that holds it dies. A row is understood by every engine that speaks PostgreSQL's
 * protocol; an advisory lock is not.
 */
export async function holdLockRow<T>(connection: ClientConfig, work: () => Promise<T>): Promise<T> {
  return await withClient({ ...connection, application_name: 'precis migration lock' }, async (holder) => {
    const make = (): Promise<unknown> =>
      holder.query(`create schema if not exists locks;
        create table if not exists locks.migration (id int primary key);
        insert into locks.migration values (1) on conflict do nothing`)
    await make().catch((error: unknown) => {
      if (!madeMeanwhile.has(errorCode(error) ?? '')) throw error
      return make()
    })
    // A role may limit how long a statement or an idle transaction lasts; this one lasts as long as the migrations of another.
    await holder.query(`begin; set local idle_in_transaction_session_timeout = 0;
      set local statement_timeout = 0; set local lock_timeout = 0`)
    await holder.query('select from locks.migration where id = 1 for update')
    return await work()
  })
}
