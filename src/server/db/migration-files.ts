import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { projectFolder } from '#server/lib/folders.ts'
import type { Db } from './database.ts'
import { OperatorError } from './operator-error.ts'
import { sql } from './sql.ts'

/** One forward step of the schema: `0001_name.sql`. */
export type Migration = {
  /** The file's name without `.sql`. */
  id: string
  sql: string
  /** SHA-256 of the text with unix line ends, in hexadecimal. */
  checksum: string
}

/** The folder of the migrations that ship with this version. */
const migrationsFolder = join(projectFolder, 'migrations')

const fileName = /^\d{4}_[a-z0-9_]+\.sql$/

/**
 * Reads all migrations, in their order.
 * @throws OperatorError `migration-failed` when a name is not like `0001_name.sql` or a number is there twice.
 */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  return Promise.all((await listNames(folder)).map((name) => readMigration(folder, name)))
}

/** The id of the last migration that ships with this version. */
async function newestMigration(): Promise<string> {
  return basename((await listNames(migrationsFolder)).at(-1) ?? '', '.sql')
}

async function listNames(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = name.slice(0, 4)
    if (!fileName.test(name) || numbers.has(number)) {
      throw new OperatorError(
        'migration-failed',
        `The migration ${name} is misnamed: each needs a number of its own, like 0001_name.sql.`,
      )
    }
    numbers.add(number)
  }
  return names
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  const checksum = createHash('sha256').update(statements).digest('hex')
  return { id: basename(name, '.sql'), sql: statements, checksum }
}

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
