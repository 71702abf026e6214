import { readAccess } from '#contract/access.ts'
import { contract } from '#contract/api.ts'
import type { CountedBy, RouteSpec } from '#contract/route.ts'
import { counters, gauges, histograms } from '#server/lib/metrics/metric-list.ts'
import type { Metric } from '#server/lib/metrics/metric-list.ts'
import { settingParts } from '#server/settings.ts'
import type { Setting, SettingRows } from '#server/settings/setting.ts'

/** A document of which a list of the code makes all or a part; `make` gives its new text. */
type MadeDocument = { file: string; make: (before: string) => string }

/** Every document that `npm run lists` renews. */
export const madeDocuments: readonly MadeDocument[] = [
  { file: '.env.example', make: writeExample },
  { file: 'docs/operations.md', make: (before) => fillIn(before, 'metrics', describeMetrics()) },
  { file: 'docs/security.md', make: (before) => fillIn(before, 'calls', describeCalls()) },
  { file: 'docs/settings.md', make: (before) => fillIn(before, 'settings', describeSettings()) },
]

/** The text between the marks of a list, replaced. @throws when the document lacks the marks */
function fillIn(document: string, list: string, text: string): string {
  const mark = `<!-- ${list}: written by npm run lists -->`
  const [before, after] = document.split(mark)
  const end = `<!-- end of ${list} -->`
  if (after?.includes(end) !== true) throw new Error(`There must be ${mark} … ${end}`)
  return `${before}${mark}\n\n${text}\n\n${after.slice(after.indexOf(end))}`
}

const exampleHead = `# Every setting and the value that holds when it is not set. None is needed. Written by npm run lists.
# To change one: copy this file to .env and remove the # in front of it. Variables of the environment go before the file.`

function writeExample(): string {
  const parts = settingParts.filter((part) => part.readBy !== 'command' && !('isOfSystem' in part))
  const sections = parts.map(({ title, rows }) => {
    const settings = entriesOf(rows).map(
      ([name, row]) => `${comment(row.says)}\n#${name}=${row.default ?? ''}`,
    )
    return [`# ${title.toUpperCase()}`, ...settings].join('\n')
  })
  return `${[exampleHead, ...sections].join('\n\n')}\n`
}

const maxComment = 118

/** A text as lines of comments, broken between words. */
function comment(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length > maxComment) lines.push(`# ${word}`)
    else lines[lines.length - 1] = line
  }
  return lines.join('\n')
}

const readers = {
  server: 'Read by the server.',
  command: 'Read by the [command line](command-line.md).',
  both: 'Read by the server and the [command line](command-line.md).',
}

function describeSettings(): string {
  return settingParts
    .map(({ title, readBy, rows }) => {
      const table = entriesOf(rows).map(
        ([name, row]) => `| \`${name}\` | ${defaultOf(row)} | ${cell(row.says)} |`,
      )
      const head = ['| setting | without it | what it does |', '|---|---|---|']
      return `## ${title}\n\n${readers[readBy]}\n\n${[...head, ...table].join('\n')}`
    })
    .join('\n\n')
}

function defaultOf({ default: text = '' }: Setting): string {
  return text === '' ? '' : `\`${text}\``
}

function describeCalls(): string {
  const rows = Object.entries<RouteSpec>(contract).map(([key, spec]) => {
    const { who, signedOut, stranger, held, key: byKey } = readAccess(key, spec)
    return `| \`${key}\` | ${who} | ${signedOut} | ${stranger} | ${held} | ${byKey} | ${describeLimits(spec)} |`
  })
  const head = '| call | who | signed out | another account | held device | key | limits |'
  return [head, '|---|---|---|---|---|---|---|', ...rows].join('\n')
}

const owners: Readonly<Record<string, string>> = {
  account: 'for one account',
  person: 'for one person',
  browser: 'for a browser',
  address: 'for an address',
  network: 'for one network',
  visitors: 'for all visitors of one network',
} satisfies Record<CountedBy, string>
const windows: Readonly<Record<number, string>> = {
  60: 'a minute',
  600: 'in 10 minutes',
  3600: 'an hour',
  86_400: 'a day',
}

function describeLimits({ counts = {}, limits }: RouteSpec): string {
  const counted = Object.entries(counts).map(
    ([by, { limit, windowSeconds }]) => `${limit} ${windows[windowSeconds]} ${owners[by]}`,
  )
  return [...counted, ...(limits === undefined ? [] : [limits])].join('; ')
}

function describeMetrics(): string {
  const kinds = { counter: counters, histogram: histograms, gauge: gauges }
  const rows = Object.entries(kinds).flatMap(([kind, metrics]) =>
    Object.entries<Metric>(metrics).map(([name, { labels, help }]) => {
      const named = labels.map((label) => `\`${label}\``).join(', ')
      return `| \`${name}\` | ${kind} | ${named} | ${cell(help)} |`
    }),
  )
  return ['| name | kind | labels | what it is |', '|---|---|---|---|', ...rows].join('\n')
}

/** A text as a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;')
}

function entriesOf(rows: SettingRows): [string, Setting][] {
  return Object.entries(rows)
}
