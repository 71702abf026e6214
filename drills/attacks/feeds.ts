import type { ClientConfig } from 'pg'
import { startFeedSimulator } from '#tests/fakes/feeds/simulator.ts'
import type { FeedTrouble } from '#tests/fakes/feeds/simulator.ts'
import { attackBeside } from './neighbours.ts'
import type { Attack } from './neighbours.ts'
import { openPerson } from './person.ts'
import { transcript } from './waiting.ts'

const megabyte = 1024 * 1024

const filled = (part: string, [before, after]: readonly [string, string], bytes: number): string =>
  `${before}${part.repeat(bytes / part.length)}${after}`
const channel = ['<rss version="2.0"><channel><title>A show</title>', '</channel></rss>'] as const
const rss = (part: string, bytes = 2 * megabyte - 1000): string => filled(part, channel, bytes)
const item = (inside: string, key = 1): string =>
  `<item><guid>${key}</guid><link>https://a.example/b</link>${inside}</item>`

/**
 * Documents that a stranger's server may give for a feed: of all sizes that one may send, and the worst of
 * those that are read whole.
 */
const hostileFeeds: Readonly<Record<string, string>> = {
  attributes: filled(' a="b"', ['<rss version="2.0"><channel', '/></rss>'], 16 * megabyte),
  names: `<rss version="2.0"><channel ${Array.from({ length: 150_000 }, (_, n) => `a${n}=""`).join(' ')}/></rss>`,
  json: filled(
    '{"id":"1"},',
    ['{"version":"https://jsonfeed.org/version/1","items":[', '{}]}'],
    16 * megabyte,
  ),
  items: rss('<item/>', 8 * megabyte),
  nests: rss('<a>', 8 * megabyte),
  tags: rss('<', 8 * megabyte),
  comments: rss('<!--'),
  sections: rss('<![CDATA['),
  // What follows is within all limits of a feed, and parsed.
  episodes: `${channel[0]}${Array.from({ length: 20_000 }, (_, n) => item('', n)).join('')}${channel[1]}`,
  foreign: filled(
    '<entry><id>1</id></entry>',
    ['<feed xmlns="http://www.w3.org/2005/Atom">', '</feed>'],
    megabyte,
  ),
  'nests again': rss(`${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, megabyte),
  references: rss(item('&amp;'.repeat(400))),
  characters: rss(item(`<title>${'&#x41;'.repeat(400)}</title>`)),
  blanks: rss(item(`<title>${' '.repeat(megabyte)}</title>`)),
  dates: rss(item(`<pubDate>${'1 Jan 2000 '.repeat(40)}</pubDate>`)),
  transcripts: `<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0"><channel>${item('<podcast:transcript url="https://a.example/b" type="text/vtt"/>'.repeat(30_000))}${channel[1]}`,
  key: `${channel[0]}<item><guid>${'x'.repeat(1.9 * megabyte)}</guid><link>https://a.example/b</link></item>${channel[1]}`,
  spaces: filled(
    '<a:b xmlns:a="c"/>',
    ['<rss version="2.0" xmlns:d="e"><channel>', '</channel></rss>'],
    megabyte,
  ),
}

/** Free accounts, each with all that it may follow in a minute. */
const accounts = 4
const followsEach = 20
/** As every account of a server of tests gets it. */
const code = '123456'

/** Answers that are slow, endless, packed or lead elsewhere. */
const troubles: readonly FeedTrouble[] = [
  'silent',
  'endless',
  'trickle',
  'packed',
  'redirect-again',
  'entities',
]

const feedAttack: Attack = {
  name: `${accounts * followsEach} hostile feeds at once, of ${accounts} free accounts`,
  prepare: async ({ origin, attacker, other, fire, held }) => {
    const feeds = held.use(await startFeedSimulator())
    for (const [name, text] of Object.entries(hostileFeeds))
      feeds.files.set(`/podcasts/${name}`, Buffer.from(text))
    for (const trouble of troubles) feeds.troubles.set(String(trouble), trouble)
    const names = [...Object.keys(hostileFeeds), ...troubles]
    const strangers = Array.from({ length: accounts }, (_, turn) => openPerson(origin, `10.13.${turn}`))
    for (const [turn, stranger] of strangers.entries())
      await stranger.signIn(`stranger${turn}@example.org`, () => code)
    const calls = Array.from({ length: followsEach }, (_, round) =>
      strangers.map(({ network, cookies }, at) => {
        const turn = round * accounts + at
        const url = `${feeds.origin}/podcasts/${names[turn % names.length]}?${turn}`
        return { method: 'POST', path: '/api/follows', body: { url }, network, cookies }
      }),
    ).flat()
    const { historyId } = await other.summarize(await other.paste(transcript(300, 'market')))
    return {
      attack: async () => {
        const { network, cookies } = attacker
        const statuses = await fire({ origin, network, cookies, calls, lanes: calls.length, forMs: null })
        return `${names.length} kinds; ${statuses}`
      },
      ask: async () => (await other.call('GET', `/api/summaries/${historyId}`)).status,
    }
  },
}

/**
 * Hostile feeds that free accounts ask for as often as they may, and what another person waits for a summary
 * that they read.
 */
export async function attackWithFeeds(
  connection: ClientConfig,
): Promise<{ attack: string; result: string; isGood: boolean }> {
  return await attackBeside(connection, feedAttack)
}
