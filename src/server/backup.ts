import { askPassphrase, carrySecret } from '#server/db/backup/carry-secret.ts'
import { noteBackup } from '#server/db/backup/last-backup.ts'
import {
  describeRows,
  runOperatorCommand,
  reachDatabase,
  readFileName,
  requireDatabase,
} from '#server/db/backup/operator-command.ts'
import { writeBackup } from '#server/db/backup/write-backup.ts'
import { withClient } from '#server/db/pool.ts'
import { createLog } from '#server/lib/log.ts'
import { readSettings } from './settings.ts'

const question = 'A passphrase to seal the secret of the server with (empty leaves it out): '

const notNoted = 'The admin page won’t show it, because DATA_DIR cannot be written.'

await runOperatorCommand({
  usage: 'npm run backup -- FILE',
  readInput: readFileName,
  readSettings,
  work: async (file, settings) => {
    await requireDatabase(settings)
    const { carried, report } = await carrySecret(
      settings,
      async () => settings.backupPassphrase ?? (await askPassphrase(question)),
    )
    const database = await reachDatabase(settings, createLog('warn'))
    try {
      const about = { now: new Date(), secret: carried }
      const rows = await withClient(database.connection, (client) => writeBackup(client, file, about))
      const note = await noteBackup(settings.dataDir).then(
        () => '',
        () => notNoted,
      )
      return [`Backed up ${describeRows(rows)} to ${file}`, report, note].filter(Boolean).join('\n')
    } finally {
      await database.close()
    }
  },
})
