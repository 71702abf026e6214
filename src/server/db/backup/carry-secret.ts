import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import type { ScryptOptions } from 'node:crypto'
import { unlink } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { z } from 'zod'
import { OperatorError } from '../operator-error.ts'
import { findSecret, secretFile, storeSecret } from '../secret-file.ts'

type Position = {
  dataDir: string
  databaseUrl: string | null
  /** The one that is set; else it is in the data folder. */
  secret: string | null
}

const without =
  'Without it, shared pages get new addresses after a restore, and every browser is a new visitor and a new device.'

/**
 * The part of the server's secret that a backup carries, with a note for its maker; a server that has no
 * secret yet needs neither. `ask` gives the passphrase, or `null` to leave the secret out.
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

type Target = {
  dataDir: string
  /** The one that is set here, which goes before that of the data folder. */
  secret: string | null
}

/** A secret on its way into a data folder. */
type BroughtSecret = {
  /** Puts it there; gives the way to take it out again when the rest cannot be restored. */
  store: () => Promise<() => Promise<void>>
  /** The work to do by hand; `null` for none. */
  report: string | null
}

const nothingToUndo = (): Promise<void> => Promise.resolve()

/**
 * Opens the secret that a backup carries, before anything is restored. `ask` gives the passphrase, or `null`
 * to go on without the secret.
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

/** The terminal that shows a question and takes the answer. */
type Terminal = {
  input: NodeJS.ReadableStream & { isTTY?: boolean }
  output: NodeJS.WritableStream & { isTTY?: boolean }
}

const standardTerminal: Terminal = { input: process.stdin, output: process.stderr }

/** Asks for a passphrase without showing it; `null` for an empty one, and without a terminal. */
export async function askPassphrase(
  question: string,
  { input, output }: Terminal = standardTerminal,
): Promise<string | null> {
  if (input.isTTY !== true || output.isTTY !== true) return null
  output.write(question)
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input, output: unseen, terminal: true })
  try {
    const answer = await lines.question('')
    return answer === '' ? null : answer
  } finally {
    lines.close()
    output.write('\n')
  }
}

const cipher = 'aes-256-gcm'
const keyBytes = 32
const saltBytes = 16
/** The length that GCM is defined for. */
const nonceBytes = 12
const tagBytes = 16
/** The power of 2 of scrypt's costs: 128 MB a guess, as passphrases are guessed elsewhere. */
const defaultCost = 17
/** A file may ask for no more than 1 GB. */
const maxCost = 20
const blockSize = 8

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** A secret under a key that scrypt makes of a passphrase; all bytes in base64url. */
const sealedSchema = z.strictObject({
  cost: z.int().min(1).max(maxCost),
  salt: z.base64url(),
  nonce: z.base64url(),
  tag: z.base64url(),
  text: z.base64url(),
})
type Sealed = z.infer<typeof sealedSchema>

/** The origin of the server's secret, `null` for the setting SECRET, and the sealed secret itself. */
export const carriedSecretSchema = z.strictObject({
  file: z.string().nullable(),
  sealed: sealedSchema.nullable(),
})
export type CarriedSecret = z.infer<typeof carriedSecretSchema>

/** Seals a secret, so that only the passphrase opens it. */
export async function sealSecret(secret: string, passphrase: string, cost = defaultCost): Promise<Sealed> {
  const salt = randomBytes(saltBytes)
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, await deriveKey(passphrase, { salt, cost }), nonce, {
    authTagLength: tagBytes,
  })
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return {
    cost,
    salt: toText(salt),
    nonce: toText(nonce),
    tag: toText(sealing.getAuthTag()),
    text: toText(text),
  }
}

/** Opens a sealed secret; `null` for another passphrase, and for what was changed since. */
export async function openSecret(sealed: Sealed, passphrase: string): Promise<string | null> {
  const key = await deriveKey(passphrase, { salt: toBytes(sealed.salt), cost: sealed.cost })
  try {
    const opening = createDecipheriv(cipher, key, toBytes(sealed.nonce), { authTagLength: tagBytes })
    opening.setAuthTag(toBytes(sealed.tag))
    return Buffer.concat([opening.update(toBytes(sealed.text)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** The same passphrase may be typed in two ways that look alike. */
async function deriveKey(
  passphrase: string,
  { salt, cost }: { salt: Buffer; cost: number },
): Promise<Buffer> {
  const N = 2 ** cost
  return await derive(passphrase.normalize('NFKC'), salt, keyBytes, {
    N,
    r: blockSize,
    // Twice of what it takes.
    maxmem: 256 * N * blockSize,
  })
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64url')
}

function toBytes(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
