import { Option } from 'commander'
import type { Command } from 'commander'
import { PrecisFailure } from '#client/call-server.ts'
import { changeDigests, changeFeedAddress, listDigests, readDigest } from '#client/remote-following.ts'
import type { DigestChanges, Digest } from '#client/remote-following.ts'
import type { DigestSettings, ListedDigest } from '#contract/digests.ts'
import { stateName } from '#export/describe-line.ts'
import { withSpeakers } from '#export/line-speakers.ts'
import { digestFrequencies } from '#product/following.ts'
import type { DigestFrequency } from '#product/following.ts'
import { clockTime } from '#product/times.ts'
import type { Surroundings } from '../surroundings.ts'
import { examplesHelp, readNumber } from './options.ts'
import { addServerCommand, runOnServer } from './run-work.ts'
import type { ServerFlags } from './run-work.ts'

type SettingFlags = ServerFlags & {
  frequency?: DigestFrequency
  hour?: number
  weekday?: number
  zone?: string
  mail?: boolean
  newFeedAddress?: boolean
}

/** Examples that the help shows; the tests run them. */
const digestExamples = [
  'precis digest',
  'precis digest list',
  'precis digest settings --frequency weekly --weekday 5 --hour 7 --zone Asia/Kolkata',
] as const

/** Adds the commands about digests. */
export function addDigest(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('digest')
    .description('read what is new from what you follow, and choose when it comes')
    .addHelpText('after', `\nIt needs a server.\n${examplesHelp(digestExamples)}`)
  addServerCommand(command, 'read', { about: 'read the newest digest, or the one of an id', isDefault: true })
    .argument('[id]', 'the id of a digest, from “precis digest list”')
    .action((id: string | undefined, flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Reading the digest', async ({ server, signal }) => {
        const data = await readDigest(server, id, signal)
        if (data !== null) return { text: digestText(data), data }
        throw new PrecisFailure('NOT_FOUND', 'There is no digest yet.')
      }),
    )
  addServerCommand(command, 'list', { about: 'list your digests, the newest first' }).action(
    (flags: ServerFlags) =>
      runOnServer(flags, surroundings, 'Reading your digests', async ({ server, signal }) => {
        const { items } = await listDigests(server, signal)
        return { text: digestsText(items), data: items }
      }),
  )
  addServerCommand(command, 'settings', { about: 'show how your digests come, or change it' })
    .addOption(new Option('--frequency <frequency>', 'how often').choices(digestFrequencies))
    .addOption(new Option('--hour <hour>', 'of the day, 0 to 23').argParser(readNumber(0, 23)))
    .addOption(new Option('--weekday <day>', 'of weekly ones; 1 is Monday').argParser(readNumber(1, 7)))
    .addOption(new Option('--zone <zone>', 'a time zone, like Asia/Kolkata'))
    .addOption(new Option('--mail', 'send them by email'))
    .addOption(new Option('--no-mail', 'send no emails').default(undefined))
    .addOption(new Option('--new-feed-address', 'give your feed another secret address'))
    .action((flags: SettingFlags) => settle(flags, surroundings))
}

async function settle(flags: SettingFlags, surroundings: Surroundings): Promise<void> {
  const { frequency, hour, weekday, zone, mail, newFeedAddress = false } = flags
  const changes: DigestChanges = { frequency, hour, weekday, zone, isMailed: mail }
  const hasChanges = Object.values(changes).some((value) => value !== undefined)
  await runOnServer(flags, surroundings, 'Reading your settings', async ({ server, signal }) => {
    if (hasChanges) await changeDigests(server, changes, signal)
    if (newFeedAddress) await changeFeedAddress(server, signal)
    const { settings } = await listDigests(server, signal)
    if (settings === null) {
      throw new PrecisFailure('NOT_FOUND', 'Follow something first, and your digest begins.')
    }
    const data = { ...settings, feedUrl: `${server.origin}${settings.feedUrl}` }
    return { text: settingsText(data), data }
  })
}

/** Digests, as Markdown. */
function digestsText(digests: readonly ListedDigest[]): string {
  if (digests.length === 0) return 'There is no digest yet.\n'
  const lines = digests.map(({ id, dueOn, done, failed, waiting }) => {
    const others = [
      ...(failed === 0 ? [] : [`${failed} failed`]),
      ...(waiting === 0 ? [] : [`${waiting} waiting`]),
    ]
    return `- ${dueOn}: ${[`${done} summarized`, ...others].join(', ')} (${id})`
  })
  return `${lines.join('\n')}\n`
}

/** A digest, as Markdown: each video with its gist and insights, what failed and why, and what waits. */
function digestText({ dueOn, entries }: Digest): string {
  const parts = entries.map(({ title, source, url, gist, insights, state, reason }) => {
    const from = source === null ? '' : ` (${source})`
    const lines = insights.map(
      ({ second, state: found, ...line }) =>
        `- ${second === null ? '' : `${clockTime(second)} `}${withSpeakers(line.text, line)} (${stateName({ state: found, quote: '' })})`,
    )
    const waits = state === 'unpaid' ? 'No summary is left; it is made when there is one.' : null
    const said = [gist ?? reason ?? waits ?? '', ...(lines.length === 0 ? [] : [lines.join('\n')])]
    return [`## ${title ?? url}${from}`, url, ...said].filter((part) => part !== '').join('\n\n')
  })
  return `# Digest of ${dueOn}\n\n${parts.join('\n\n')}\n`
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The settings of digests, as Markdown. */
function settingsText(settings: Omit<DigestSettings, 'stoppedBy'>): string {
  const { frequency, hour, weekday, zone, isMailed, feedUrl, nextAt } = settings
  const when = {
    daily: `Daily at ${hour}:00`,
    weekly: `On ${weekdays[weekday - 1] ?? 'Monday'}s at ${hour}:00`,
    never: 'Never',
  }
  const lines = [
    `- ${when[frequency]}${frequency === 'never' ? '' : ` in ${zone}`}`,
    `- ${isMailed ? 'By email' : 'Without emails'}`,
    `- Feed, an address to keep secret: ${feedUrl}`,
    ...(nextAt === null ? [] : [`- Next at ${nextAt}`]),
  ]
  return `${lines.join('\n')}\n`
}
