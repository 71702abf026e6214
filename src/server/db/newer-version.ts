import { sql } from './sql.ts'
import type { Db } from './database.ts'
import { newestMigration } from './migration-files.ts'

/**
 * Gives a check of whether a newer version of Précis has brought the database forward since this process started: the
 * statements of this one were not written for that schema.
 */
export async function watchForNewerVersion(db: Db): Promise<() => Promise<boolean>> {
  const newest = await newestMigration()
  return async () => {
    const { rowCount } = await db.execute(
      sql`select from public.schema_migrations where id > ${newest} limit 1`,
    )
    return rowCount !== 0
  }
}
