import { z } from 'zod'
import { optionalText } from './field.ts'

const shortestPassphrase = 12

/** The variables of backups. */
export const backupFields = {
  BACKUP_PASSPHRASE: optionalText.refine(
    (passphrase) => passphrase === null || passphrase.length >= shortestPassphrase,
    `must have ${shortestPassphrase} characters or more`,
  ),
}

/** What backup and restore need to know. */
export type BackupSettings = Readonly<{
  /** Seals the secret of the server in a backup, and opens it again; `null` leaves it out. */
  backupPassphrase: string | null
}>

/** Names the values for the program. */
export function toBackupSettings(values: z.output<z.ZodObject<typeof backupFields>>): BackupSettings {
  return { backupPassphrase: values.BACKUP_PASSPHRASE }
}
