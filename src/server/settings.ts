import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { accountRows } from '#server/settings/account-settings.ts'
import { billingRows, findBillingMisfit, toBillingSettings } from '#server/settings/billing-settings.ts'
import { remoteRows, systemRows, terminalRows } from '#server/settings/command-settings.ts'
import { findMissingModel, modelRows, toModelSettings } from '#server/settings/model-settings.ts'
import { findLockedDoor, findOpenFolder, ownRows, toAccessSettings } from '#server/settings/own-settings.ts'
import {
  findMissingRecognizer,
  recognizerRows,
  toRecognizerSettings,
} from '#server/settings/recognizer-settings.ts'
import { findMissingMail, sendingRows, toSender } from '#server/settings/sending-settings.ts'
import {
  findMissingRedis,
  processRows,
  sharedRows,
  toSharedSettings,
} from '#server/settings/server-settings.ts'
import { readValues } from '#server/settings/setting.ts'
import type { SettingRows, Values } from '#server/settings/setting.ts'
import {
  findAnyProxy,
  findMissingIdentity,
  findNoWayIn,
  signInRows,
  toIdentitySettings,
} from '#server/settings/sign-in-settings.ts'
import {
  blobRows,
  databaseRows,
  findMissingBlobs,
  findMissingDatabase,
  toBlobSettings,
} from '#server/settings/storage-settings.ts'
import {
  geminiRows,
  toGeminiSettings,
  toYoutubeSources,
  youtubeRows,
} from '#server/settings/video-settings.ts'

type Program = 'server' | 'command'
type SettingPart = Readonly<{
  title: string
  readBy: Program | 'both'
  rows: SettingRows
  /** Set by the system, and not by who runs Précis. */
  isOfSystem?: boolean
}>

/** Every setting, in the parts and the order of the documents; a part says which program reads it. */
export const settingParts = [
  { title: 'The process', readBy: 'server', rows: processRows },
  { title: 'The database', readBy: 'server', rows: databaseRows },
  { title: 'Several processes', readBy: 'server', rows: sharedRows },
  { title: 'The text of transcripts', readBy: 'server', rows: blobRows },
  { title: 'Mail and webhooks', readBy: 'server', rows: sendingRows },
  { title: 'Accounts', readBy: 'server', rows: accountRows },
  { title: 'Signing in', readBy: 'server', rows: signInRows },
  { title: 'An instance of your own', readBy: 'server', rows: ownRows },
  { title: 'YouTube', readBy: 'both', rows: youtubeRows },
  { title: 'Gemini', readBy: 'both', rows: geminiRows },
  { title: 'Language models', readBy: 'both', rows: modelRows },
  { title: 'Speech recognition', readBy: 'both', rows: recognizerRows },
  { title: 'Payments', readBy: 'server', rows: billingRows },
  { title: 'A server that works for the command line', readBy: 'command', rows: remoteRows },
  { title: 'The terminal', readBy: 'command', rows: terminalRows, isOfSystem: true },
  { title: 'The system', readBy: 'both', rows: systemRows, isOfSystem: true },
] as const satisfies readonly SettingPart[]

type Part = (typeof settingParts)[number]
type KeyOf<Rows> = Rows extends unknown ? keyof Rows : never
type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void
  ? I
  : never
type RowsOf<P extends Program> = Intersection<Extract<Part, { readBy: P | 'both' }>['rows']>

/** Environment variables; the type has those of the list alone, so that no other one is read. */
export type Environment = Readonly<Partial<Record<KeyOf<Part['rows']>, string | undefined>>>

/** The variables of this process. */
export const processEnvironment: Environment = process.env

/** The environment variables, and those of a file where the environment has none of the name. */
export function readEnvironment(file = '.env'): Environment {
  return existsSync(file)
    ? { ...parseEnv(readFileSync(file, 'utf8')), ...processEnvironment }
    : processEnvironment
}

/** All that can be set from outside, typed and frozen. */
export type Settings = ReturnType<typeof readSettings>

/** Reads the settings of the server; an empty variable counts as not set. @throws SettingsError */
export function readSettings(env: Environment = readEnvironment()) {
  const { values, named } = readValues(rowsOf('server'), env, [
    findMissingDatabase,
    findMissingModel,
    findMissingRecognizer,
    findMissingMail,
    findMissingBlobs,
    findMissingRedis,
    findMissingIdentity,
    findNoWayIn,
    findAnyProxy,
    findLockedDoor,
    findOpenFolder,
    findBillingMisfit,
  ])
  return Object.freeze({
    ...named,
    ...toWorkSettings(values),
    ...toSharedSettings(values),
    ...toBillingSettings(values),
    mailFrom: toSender(values),
    identity: toIdentitySettings(values),
    access: toAccessSettings(values),
    blobs: toBlobSettings(values),
  })
}

/**
 * Settings that shape the work of the command line on this machine: models and YouTube, as the server reads
 * them.
 */
export type CommandSettings = ReturnType<typeof readCommandSettings>

/** Reads the settings of the command line. @throws SettingsError */
export function readCommandSettings(env: Environment) {
  const { values, named } = readValues(rowsOf('command'), env, [findMissingModel, findMissingRecognizer])
  return Object.freeze({ ...named, ...toWorkSettings(values) })
}

type WorkRows = typeof youtubeRows &
  typeof geminiRows &
  typeof modelRows &
  typeof recognizerRows &
  typeof systemRows

/** Models, the recognizer and YouTube, for both programs. */
function toWorkSettings(values: Values<WorkRows>) {
  const gemini = toGeminiSettings(values)
  return {
    ...toYoutubeSources(values),
    gemini,
    models: toModelSettings(values, gemini),
    recognizer: toRecognizerSettings(values),
  }
}

/** All rows that a program reads. The cast holds because the types choose parts by the same word. */
function rowsOf<P extends Program>(program: P): RowsOf<P> {
  const parts: readonly SettingPart[] = settingParts.filter(
    ({ readBy }) => readBy === 'both' || readBy === program,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(parts.flatMap(({ rows }) => Object.entries(rows))) as RowsOf<P>
}
