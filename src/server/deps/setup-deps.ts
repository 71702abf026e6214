import type { SetupPartName } from '#contract/setup.ts'
import { readLastBackup } from '#server/db/backup/last-backup.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import type { Setup, SetupFacts, SetUpPart } from '#server/ports/setup.ts'
import type { IdentityProvider } from '#server/ports/sign-in.ts'
import type { Settings } from '#server/settings.ts'
import { nameRecognizer, tryRecognizer } from './recognizer-deps.ts'
import { tryChecker, tryMail, tryModels, tryProvider, tryVideos } from './setup-trials.ts'
import type { SetupDeps } from './setup-trials.ts'
import { listSetModels } from './trial-deps.ts'

/** Makes the parts that the page for admins shows: what is set of each, and the way to try it. */
export function createSetup(deps: SetupDeps): Setup {
  const { settings, identityProvider, payments } = deps
  const { access, models, gemini, recognizer, smtpUrl } = settings
  const names = listSetModels(models).map(({ name }) => name)
  const checker = readChecker(settings)
  const parts: [SetupPartName, SetupFacts, SetUpPart['try']][] = [
    ['model', setOrNot(names.join(', ')), names.length > 0 ? (call) => tryModels(deps, call) : null],
    ['checker', checker, checker.isSet ? (call) => tryChecker(deps, call) : null],
    ['mail', setOrNot(smtpUrl && new URL(smtpUrl).host), (call) => tryMail(deps, call)],
    ['recognizer', setOrNot(gemini?.model), gemini && ((call) => tryVideos(deps, 'recognizer', call))],
    ['recordings', setOrNot(nameRecognizer(recognizer)), recognizer && hearSilence(recognizer)],
    ['youtube', readYoutube(settings), (call) => tryVideos(deps, 'youtube', call)],
    ['sign-in', readSignIn(deps), identityProvider && beginSignIn(identityProvider, settings)],
    ['door', set(access.signUp, access.hasVisitors ? 'visitors' : ''), null],
  ]
  // Where nothing is sold there is no word about it.
  if (access.hasPlans && payments.isDemo) parts.push(['selling', { ...notSet, state: 'demo' }, null])
  else if (access.hasPlans) parts.push(['selling', set('set', 'Razorpay'), askForSubscriptions(payments)])
  const backup: SetUpPart = { read: () => readBackup(settings), try: null }
  return new Map<SetupPartName, SetUpPart>([
    ...parts.map(([name, facts, tryPart]) => [name, { read: async () => facts, try: tryPart }] as const),
    ['backup', backup],
  ])
}

/** A second of silence for the recognizer. */
function hearSilence(recognizer: NonNullable<Settings['recognizer']>): SetUpPart['try'] {
  return async ({ signal }) => [(await tryRecognizer(recognizer, signal)).trial]
}

/** A sign-in that nobody goes on with. */
function beginSignIn({ name, begin }: IdentityProvider, { publicUrl }: Settings): SetUpPart['try'] {
  const redirectUri = `${publicUrl ?? 'http://localhost'}/api/auth/callback`
  return ({ signal }) => tryProvider('sign-in', name, () => begin({ redirectUri, signal }))
}

/** The subscriptions that were made just now. */
function askForSubscriptions({ listSubscriptions }: PaymentProvider): SetUpPart['try'] {
  const now = systemClock.now()
  return ({ signal }) =>
    tryProvider('selling', 'Razorpay', () => listSubscriptions({ from: now - 1000, to: now }, signal))
}

const notSet: SetupFacts = { isSet: false, state: 'none', value: '' }

function set(state: string, value: string): SetupFacts {
  return { isSet: true, state, value }
}

function setOrNot(value: string | null | undefined): SetupFacts {
  return value === null || value === undefined || value === '' ? notSet : set('set', value)
}

function readSignIn({ settings: { access }, identityProvider }: SetupDeps): SetupFacts {
  if (identityProvider === null && access.proxy !== null) return set('proxy', access.proxy.header)
  return setOrNot(identityProvider?.name)
}

function readChecker({ models }: Settings): SetupFacts {
  const [writer, other] = listSetModels(models)
  if (writer === undefined || models.check === 'off') return notSet
  const checker = models.check === 'default' ? (other ?? writer).model : models.check.model
  return set(checker === writer.model ? 'writer' : 'set', checker)
}

function readYoutube({ youtubeOrigin, youtubeProxyUrl, ytDlpFile }: Settings): SetupFacts {
  if (youtubeOrigin !== null) return set('elsewhere', new URL(youtubeOrigin).host)
  return set(youtubeProxyUrl === null ? 'direct' : 'proxy', ytDlpFile === null ? '' : 'yt-dlp')
}

/** Two nights, so that a timer may be a little late. */
const maxBackupAgeMs = 48 * 60 * 60 * 1000

async function readBackup({ dataDir }: Settings): Promise<SetupFacts> {
  const at = await readLastBackup(dataDir)
  if (at === null) return notSet
  const isOld = systemClock.now() - Date.parse(at) > maxBackupAgeMs
  return isOld ? { isSet: false, state: 'old', value: at } : set('set', at)
}
