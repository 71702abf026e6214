import { describeRows, runOperatorCommand } from './db/backup/operator-command.ts'
import { reachDatabase } from './db/backup/reach-database.ts'
import { verifyBackup } from './db/backup/read-backup.ts'
import { restoreBackup } from './db/backup/restore-backup.ts'
import { createLog } from './log.ts'
import { readSettings } from './settings.ts'

await runOperatorCommand({
  usage: 'npm run restore -- FILE',
  readSettings,
  work: async (file, place) => {
    const backup = await verifyBackup(file)
    const log = createLog('warn')
    const database = await reachDatabase(place, log)
    try {
      await restoreBackup(database.connection, backup, { log })
      return `Restored ${describeRows(backup.rows)} from ${file}`
    } finally {
      await database.close()
    }
  },
})
