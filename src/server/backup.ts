import { askPassphrase, carrySecret } from '#server/db/backup/carry-secret.ts'
import {
  describeRows,
  runOperatorCommand,
  hasDatabase,
  reachDatabase,
} from '#server/db/backup/operator-command.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { OperatorError } from '#server/db/operator-error.ts'
import { withClient } from '#server/db/pool.ts'
import { createLog } from '#server/lib/log.ts'
import { readSettings } from './settings.ts'

const question = 'A passphrase to seal the secret of the server with (empty leaves it out): '

await runOperatorCommand({
  usage: 'npm run backup -- FILE',
  readSettings,
  work: async (file, settings) => {
    const { dataDir, databaseUrl, backupPassphrase } = settings
    if (databaseUrl === null && !(await hasDatabase(dataDir))) {
      throw new OperatorError(
        'unreachable',
        `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`,
      )
    }
    const { carried, report } = await carrySecret(
      settings,
      async () => backupPassphrase ?? (await askPassphrase(question)),
    )
    const database = await reachDatabase({ dataDir, databaseUrl }, createLog('warn'))
    try {
      const about = { now: new Date(), secret: carried }
      const rows = await withClient(database.connection, (client) => writeBackup(client, file, about))
      return [`Backed up ${describeRows(rows)} to ${file}`, report].filter(Boolean).join('\n')
    } finally {
      await database.close()
    }
  },
})
