import { hasDatabase, reachDatabase } from './db/backup/reach-database.ts'
import { describeRows, runOperatorCommand } from './db/backup/operator-command.ts'
import { writeBackup } from './db/backup/write-backup.ts'
import { OperatorError } from './db/operator-error.ts'
import { withClient } from './db/with-client.ts'
import { createLog } from './log.ts'
import { readSettings } from './settings.ts'

await runOperatorCommand({
  usage: 'npm run backup -- FILE',
  readSettings,
  work: async (file, { dataDir, databaseUrl }) => {
    if (databaseUrl === null && !(await hasDatabase(dataDir))) {
      throw new OperatorError(
        'unreachable',
        `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`,
      )
    }
    const database = await reachDatabase({ dataDir, databaseUrl }, createLog('warn'))
    try {
      const rows = await withClient(database.connection, (client) => writeBackup(client, file, new Date()))
      return `Backed up ${describeRows(rows)} to ${file}`
    } finally {
      await database.close()
    }
  },
})
