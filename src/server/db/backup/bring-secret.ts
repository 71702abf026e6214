import { unlink } from 'node:fs/promises'
import { OperatorError } from '#server/db/operator-error.ts'
import { findSecret, storeSecret, secretFile } from '#server/db/secret-file.ts'
import type { CarriedSecret } from './format.ts'
import { openSecret } from './sealed-secret.ts'

type Target = {
  dataDir: string
  /** The one that is set here, which goes before that of the data folder. */
  secret: string | null
}

/** A secret on its way into a data folder. */
export type BroughtSecret = {
  /** Puts it there; gives the way to take it out again when the rest cannot be restored. */
  store: () => Promise<() => Promise<void>>
  /** What there is to do by hand; `null` for nothing. */
  report: string | null
}

const nothingToUndo = (): Promise<void> => Promise.resolve()

/**
 * Opens the secret that a backup carries, before anything is restored. `ask` gives the passphrase, or `null` to go on
 * without the secret.
 * @throws OperatorError `wrong-passphrase`; `other-secret` where another one is set or in the data folder
 */
export async function bringSecret(
  carried: CarriedSecret | null | undefined,
  target: Target,
  ask: () => Promise<string | null>,
): Promise<BroughtSecret> {
  const passphrase = carried?.sealed ? await ask() : null
  if (!carried?.sealed || passphrase === null) {
    const report = carried === null ? null : describeCopy(carried, target)
    return { store: () => Promise.resolve(nothingToUndo), report }
  }
  const secret = await openSecret(carried.sealed, passphrase)
  if (secret === null) {
    throw new OperatorError(
      'wrong-passphrase',
      'The passphrase does not open the secret in the backup. Nothing was restored. Set BACKUP_PASSPHRASE to the one that the backup was made with, or leave it empty to restore without the secret.',
    )
  }
  const here = target.secret ?? (await findSecret(target.dataDir))
  if (here !== null && here !== secret) throw isOther(target)
  return {
    report: null,
    store: async () => {
      if (here !== null) return nothingToUndo
      if ((await storeSecret(target.dataDir, secret)) !== secret) throw isOther(target)
      return () => unlink(secretFile(target.dataDir))
    },
  }
}

function isOther({ dataDir, secret }: Target): OperatorError {
  const what =
    secret === null
      ? `${secretFile(dataDir)} is another secret than that of the backup. Use a new DATA_DIR, or move that file away.`
      : 'SECRET is set to another secret than that of the backup. Set it to the one of the old server, or to nothing.'
  return new OperatorError('other-secret', `${what} Nothing was restored.`)
}

function describeCopy(carried: CarriedSecret | undefined, { dataDir, secret }: Target): string {
  const source = carried?.file ?? 'the file `secret` in the DATA_DIR of the old server'
  const wasSet = carried !== undefined && carried.file === null
  const toDo =
    wasSet || secret !== null
      ? 'Before you start Précis, set SECRET to the secret of the old server'
      : `Before you start Précis, copy ${source} to ${secretFile(dataDir)}`
  return `The secret of the server was not restored. ${toDo}. Without it, shared pages get new addresses, which their owners are shown, and every browser is a new visitor and a new device.`
}
