import { askPassphrase, bringSecret } from '#server/db/backup/carry-secret.ts'
import {
  describeRows,
  reachDatabase,
  readFileName,
  runOperatorCommand,
} from '#server/db/backup/operator-command.ts'
import { verifyBackup } from '#server/db/backup/read-backup.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { skipLostNumbers } from '#server/features/billing/receipts/write-receipt.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createLog } from '#server/lib/log.ts'
import { readSettings } from './settings.ts'

const question = 'The passphrase that the secret of the server is sealed with (empty goes on without it): '

await runOperatorCommand({
  usage: 'npm run restore -- FILE',
  readInput: readFileName,
  readSettings,
  work: async (file, settings) => {
    const backup = await verifyBackup(file)
    const secret = await bringSecret(
      backup.secret,
      settings,
      async () => settings.backupPassphrase ?? (await askPassphrase(question)),
    )
    const log = createLog('warn')
    const database = await reachDatabase(settings, log)
    try {
      // Before the rows, which are all or nothing: a kill in between leaves an empty database, and no server
      // without its secret.
      const takeOut = await secret.store()
      try {
        await restoreBackup(database.connection, backup, {
          log,
          engine: settings.databaseEngine,
          amend: (tx) => skipLostNumbers(tx, systemClock.now()),
        })
      } catch (error) {
        await takeOut()
        throw error
      }
      const restored = `Restored ${describeRows(backup.rows)} from ${file}`
      const isShop = settings.razorpay !== null
      return [restored, secret.report, isShop ? askNow(backup.createdAt) : ''].filter(Boolean).join('\n')
    } finally {
      await database.close()
    }
  },
})

function askNow(backedUpAt: string): string {
  return `What was bought since is known to Razorpay alone. Before you start Précis: npm run after-restore -- ${backedUpAt}`
}
