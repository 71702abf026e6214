import { hasDatabase, reachDatabase } from '#server/db/backup/operator-command.ts'
import { connectDatabase } from '#server/db/database.ts'
import { explainToOperator, OperatorError } from '#server/db/operator-error.ts'
import { listCosts } from '#server/features/model-costs/model-purposes.ts'
import { createLog } from '#server/lib/log.ts'
import { SettingsError } from '#server/settings/setting.ts'
import { readSettings } from './settings.ts'

/** Prints what language models cost in the last days: `npm run costs -- DAYS`, 30 when it is left out. */
const [days = '30', ...rest] = process.argv.slice(2)
const isUnderstood = /^[1-9]\d{0,3}$/.test(days) && rest.length === 0

try {
  if (isUnderstood) process.stdout.write(`${await readCosts(Number(days))}\n`)
  else fail('Usage: npm run costs -- DAYS')
} catch (error) {
  const sentence = error instanceof SettingsError ? error.message : explainToOperator(error)
  if (sentence === null) throw error
  fail(sentence)
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}

async function readCosts(count: number): Promise<string> {
  const { dataDir, databaseUrl } = readSettings()
  if (databaseUrl === null && !(await hasDatabase(dataDir))) {
    throw new OperatorError(
      'unreachable',
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`,
    )
  }
  const log = createLog('warn')
  const reached = await reachDatabase({ dataDir, databaseUrl }, log)
  try {
    const database = connectDatabase(reached.connection, log)
    try {
      return await listCosts(database.db, count, Date.now())
    } finally {
      await database.close()
    }
  } finally {
    await reached.close()
  }
}
