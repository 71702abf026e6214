import { describeRows, runOperatorCommand } from './db/backup/operator-command.ts'
import { reachDatabase } from './db/backup/reach-database.ts'
import { restoreBackup } from './db/backup/restore-backup.ts'
import { createLog } from './log.ts'
import { readSettings } from './settings.ts'

await runOperatorCommand({
  usage: 'npm run restore -- FILE',
  readSettings,
  work: async (file, place) => {
    const log = createLog('warn')
    const database = await reachDatabase(place, log)
    try {
      const rows = await restoreBackup(database.connection, file, log)
      return `Restored ${describeRows(rows)} from ${file}`
    } finally {
      await database.close()
    }
  },
})
