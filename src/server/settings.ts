import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { isStorable } from '#core/storable-text.ts'
import {
  accountFields,
  toAccountSettings,
  identityFields,
  missingIdentitySetting,
  toIdentitySettings,
  locationFields,
  toLocationSettings,
} from '#server/settings/account-settings.ts'
import type {
  AccountSettings,
  IdentitySettings,
  LocationSettings,
} from '#server/settings/account-settings.ts'
import { billingFields, missingBillingSetting, toBillingSettings } from '#server/settings/billing-settings.ts'
import type { BillingSettings } from '#server/settings/billing-settings.ts'
import { parseFields, SettingsError } from '#server/settings/field.ts'
import {
  localModelFields,
  toLocalModelSettings,
  missingModelSetting,
  modelFields,
  readModelSettings,
} from '#server/settings/model-settings.ts'
import type { LocalModelSettings, ModelSettings } from '#server/settings/model-settings.ts'
import {
  mailFields,
  missingMailSetting,
  toMailSettings,
  helpFields,
  toHelpSettings,
  toWebhookSettings,
  webhookFields,
} from '#server/settings/sending-settings.ts'
import type { MailSettings, HelpSettings, WebhookSettings } from '#server/settings/sending-settings.ts'
import {
  serverFields,
  toServerSettings,
  missingRateLimitSetting,
  rateLimitFields,
  toRateLimitSettings,
  missingWakeUpSetting,
  toWakeUpSettings,
  wakeUpFields,
} from '#server/settings/server-settings.ts'
import type { ServerSettings, RateLimitSettings, WakeUpSettings } from '#server/settings/server-settings.ts'
import {
  blobFields,
  missingBlobSetting,
  toBlobSettings,
  backupFields,
  toBackupSettings,
  databaseFields,
  missingDatabaseSetting,
  toDatabaseSettings,
} from '#server/settings/storage-settings.ts'
import type { BlobSettings, BackupSettings, DatabaseSettings } from '#server/settings/storage-settings.ts'
import {
  geminiFields,
  toGeminiSettings,
  toYoutubeSettings,
  youtubeFields,
} from '#server/settings/video-settings.ts'
import type { GeminiSettings, YoutubeSettings } from '#server/settings/video-settings.ts'

const schema = z.object({
  ...serverFields,
  ...databaseFields,
  ...accountFields,
  ...backupFields,
  ...mailFields,
  ...helpFields,
  ...identityFields,
  ...locationFields,
  ...blobFields,
  ...wakeUpFields,
  ...rateLimitFields,
  ...billingFields,
  ...youtubeFields,
  ...geminiFields,
  ...modelFields,
  ...webhookFields,
  ...localModelFields,
})

/** The name of every environment variable that the server reads. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** All that can be set from outside, typed and frozen. */
export type Settings = ServerSettings &
  DatabaseSettings &
  AccountSettings &
  BackupSettings &
  MailSettings &
  HelpSettings &
  IdentitySettings &
  LocationSettings &
  BlobSettings &
  WakeUpSettings &
  LocalModelSettings &
  RateLimitSettings &
  BillingSettings &
  YoutubeSettings &
  GeminiSettings &
  WebhookSettings &
  Readonly<{ models: ModelSettings }>

/** The environment variables, and those of a file where the environment has none of the name. */
export function readEnvironment(file = '.env'): NodeJS.ProcessEnv {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** What is set may end up in the database, such as on a receipt. */
function unstorable(name: string, value: string | undefined): { name: string; reason: string } | null {
  if (value === undefined || isStorable(value)) return null
  return { name, reason: 'has a character that cannot be stored' }
}

/** Reads the settings out of environment variables; an empty one counts as not set. @throws SettingsError */
export function readSettings(env: NodeJS.ProcessEnv = readEnvironment()): Settings {
  const values = parseFields(schema, env)
  const missing = [
    ...settingNames.map((name) => unstorable(name, env[name])),
    missingDatabaseSetting(values),
    missingModelSetting(values),
    missingMailSetting(values),
    missingBlobSetting(values),
    missingWakeUpSetting(values),
    missingRateLimitSetting(values),
    missingIdentitySetting(values),
    missingBillingSetting(values),
  ]
    .filter((each) => each !== null)
    .map(({ name, reason }) => `${name} ${reason}`)
  if (missing.length > 0) throw new SettingsError(missing.join('\n'))
  const { gemini } = toGeminiSettings(values)
  return Object.freeze({
    ...toServerSettings(values),
    ...toDatabaseSettings(values),
    ...toAccountSettings(values),
    ...toBackupSettings(values),
    ...toMailSettings(values),
    ...toHelpSettings(values),
    ...toIdentitySettings(values),
    ...toLocationSettings(values),
    ...toBlobSettings(values),
    ...toWakeUpSettings(values),
    ...toRateLimitSettings(values),
    ...toBillingSettings(values),
    ...toYoutubeSettings(values, env['PATH'] ?? ''),
    ...toWebhookSettings(values),
    gemini,
    models: readModelSettings(values, gemini),
    ...toLocalModelSettings(values),
  })
}
