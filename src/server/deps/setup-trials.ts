import type { SetupTrial } from '#contract/setup.ts'
import type { ModelBudget } from '#server/features/model-costs/model-budget.ts'
import { describeChecker, describeTrial } from '#server/features/summaries/trial/describe-trial.ts'
import { tryModel } from '#server/features/summaries/trial/try-model.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { Log } from '#server/lib/log.ts'
import { writeHtml, writeText } from '#server/lib/mail/email-content.ts'
import { PaymentFailure } from '#server/ports/payments.ts'
import type { PaymentProvider } from '#server/ports/payments.ts'
import type { Mailer, MailFailure } from '#server/ports/senders.ts'
import { IdentityFailure } from '#server/ports/sign-in.ts'
import type { IdentityProvider } from '#server/ports/sign-in.ts'
import type { Settings } from '#server/settings.ts'
import { canaryVideo, listWays, tryWay } from './single-ways.ts'
import { createTrial, listSetModels } from './trial-deps.ts'

/** Dependencies of trying the parts of the site. */
export type SetupDeps = {
  settings: Settings
  log: Pick<Log, 'warn'>
  costs: ModelBudget
  mailer: Mailer
  identityProvider: IdentityProvider | null
  payments: PaymentProvider
}

type Trying = { email: string; signal: AbortSignal }

/** The verdicts on what works, and on what doesn't. */
const verdicts = {
  checker: ['It answers.', 'It didn’t answer in time. Are CHECK_MODEL and CHECK_BASE_URL right?'],
  mail: [
    'The mail server took it. If it doesn’t arrive, look into the folder for spam.',
    'It was written into DATA_DIR/outbox: nobody gets mail until SMTP_URL is set.',
  ],
  recognizer: ['It listens to videos.', 'It wrote nothing down of a public video.'],
  youtube: [
    'YouTube gives this server captions.',
    'YouTube gives this server no captions. The browser extension reads them where people watch, and YOUTUBE_PROXY_URL is another way.',
  ],
  'sign-in': [
    'It answers. Whether it knows this site shows when somebody signs in.',
    'It can’t be reached, or doesn’t answer as an OpenID provider.',
  ],
  selling: ['It answers, and takes the keys.', 'It can’t be reached, or refuses the keys.'],
} as const

const mailFaults: Readonly<Record<MailFailure, string>> = {
  unreachable: 'The mail server can’t be reached. Is its address right (SMTP_URL)?',
  timeout: 'The mail server didn’t answer in time.',
  refused: 'The mail server refused it. Check the user, the password and MAIL_FROM.',
  'address-refused': 'The mail server has no mailbox for your address.',
  'too-large': 'The mail server takes no mail of this size.',
}

function judge(part: keyof typeof verdicts, isGood: boolean, facts: Partial<SetupTrial> = {}): SetupTrial[] {
  return [{ name: '', isGood, verdict: verdicts[part][isGood ? 0 : 1], rows: [], ...facts }]
}

/** Has each model that is set write a short summary. */
export async function tryModels({ settings, ...deps }: SetupDeps, { signal }: Trying): Promise<SetupTrial[]> {
  const { models } = settings
  const trials: SetupTrial[] = []
  for (const { provider, name } of listSetModels(models)) {
    const trial = createTrial({ ...models, order: [provider] }, { ...deps, clock: systemClock })
    const { fault, rows, verdict } = describeTrial(await tryModel(trial, signal))
    const named = rows.map(([row, text]) => ({ name: row, text }))
    trials.push({ name, isGood: fault === null, verdict, rows: named })
  }
  return trials
}

/** Has the checker check a short summary of the model that writes. */
export async function tryChecker(
  { settings, ...deps }: SetupDeps,
  { signal }: Trying,
): Promise<SetupTrial[]> {
  const tried = await tryModel(createTrial(settings.models, { ...deps, clock: systemClock }), signal)
  if (tried.failure !== null)
    return judge('checker', false, { verdict: `Nothing to check: ${describeTrial(tried).verdict}` })
  const rows = [{ name: 'Checker', text: describeChecker(tried) }]
  return judge('checker', (tried.checking?.answered ?? 0) > 0, { rows })
}

const content = {
  preview: 'Mail of your Précis works.',
  heading: 'Mail works',
  parts: [{ kind: 'paragraph' as const, text: 'Codes to sign in and notices reach people from here.' }],
  reason: 'You get this email because you tried the mail of your Précis on its admin page.',
}

/** Mails the admin who tries. */
export async function tryMail(
  { settings, mailer }: SetupDeps,
  { email, signal }: Trying,
): Promise<SetupTrial[]> {
  const written = { text: writeText(content), html: writeHtml(content), code: null }
  const mail = { to: email, subject: 'A trial of the mail of your Précis', ...written }
  const outcome = await mailer.send(mail, { signal })
  return outcome.sent
    ? judge('mail', settings.smtpUrl !== null, { name: email })
    : judge('mail', false, { name: email, verdict: mailFaults[outcome.reason] })
}

/** Asks the model that listens, or each way to YouTube, for the first video there, of 19 seconds. */
export async function tryVideos(
  { settings, costs }: SetupDeps,
  part: 'recognizer' | 'youtube',
  { signal }: Trying,
): Promise<SetupTrial[]> {
  const rows: SetupTrial['rows'] = []
  let isGood = false
  for (const way of listWays(settings, costs)) {
    if ((way.name === 'gemini-video') !== (part === 'recognizer')) continue
    const { source, outcome, ms, words } = await tryWay(way, canaryVideo, signal)
    isGood ||= words !== ''
    rows.push({ name: source, text: `${words === '' ? outcome : `${words} words`}, ${ms} ms` })
  }
  return judge(part, isGood, { rows })
}

/** Asks a provider of sign-ins or payments for what changes nothing there. */
export async function tryProvider(
  part: 'sign-in' | 'selling',
  name: string,
  ask: () => Promise<unknown>,
): Promise<SetupTrial[]> {
  try {
    await ask()
    return judge(part, true, { name })
  } catch (error) {
    if (error instanceof IdentityFailure || error instanceof PaymentFailure)
      return judge(part, false, { name })
    throw error
  }
}
