import { OperatorError } from '#server/db/operator-error.ts'
import { findSecret, secretFile } from '#server/db/secret-file.ts'
import type { CarriedSecret } from './format.ts'
import { sealSecret } from './sealed-secret.ts'

type Position = {
  dataDir: string
  databaseUrl: string | null
  /** The one that is set; else it is in the data folder. */
  secret: string | null
}

const without =
  'Without it, shared pages get new addresses after a restore, and every browser is a new visitor and a new device.'

/**
 * What a backup carries of the server's secret, and what its maker has to know about that; a server that has no secret
 * yet needs neither. `ask` gives the passphrase, or `null` to leave the secret out.
 * @throws OperatorError `no-secret` where a passphrase has nothing to seal
 */
export async function carrySecret(
  { dataDir, databaseUrl, secret: set }: Position,
  ask: () => Promise<string | null>,
): Promise<{ carried: CarriedSecret | null; report: string | null }> {
  const file = set === null ? secretFile(dataDir) : null
  const secret = set ?? (await findSecret(dataDir))
  const isElsewhere = secret === null && databaseUrl !== null
  if (secret === null && !isElsewhere) return { carried: null, report: null }
  const passphrase = await ask()
  if (secret === null) {
    if (passphrase === null) return { carried: { file: null, sealed: null }, report: elsewhere(dataDir) }
    throw new OperatorError('no-secret', elsewhere(dataDir))
  }
  if (passphrase !== null) {
    return {
      carried: { file, sealed: await sealSecret(secret, passphrase) },
      report: 'It carries the secret of the server, sealed by the passphrase.',
    }
  }
  const toDo = file === null ? 'Store the setting SECRET beside it' : `Copy ${file} as well`
  return {
    carried: { file, sealed: null },
    report: `It does not carry the secret of the server. ${toDo}, or set BACKUP_PASSPHRASE and back up again. ${without}`,
  }
}

function elsewhere(dataDir: string): string {
  return `The secret of the server is not in ${dataDir}, so the backup cannot carry it. Set DATA_DIR or SECRET as the server has it, or store its secret beside the backup. ${without}`
}
