import { decodeHTML } from 'entities'

/** The facts of a page about the sound on it. */
export type PageFacts = {
  title: string | null
  /** The feed that it names. */
  feedUrl: string | null
  soundUrl: string | null
  /** The number of its podcast in Apple's directory. */
  appleId: string | null
}

const element = /<(?:link|meta|audio|video|source)\b[^<>]{0,2500}>/gi
/** A page with a player has a few hundred such elements. */
const maxElements = 1000
const attribute = /\s([\w:-]{1,40})\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)')/g
const feedType = /^application\/(?:rss|atom)\+xml$/i
const title = /<title[^<>]{0,200}>([^<]{1,500})</i
const appleNumber = /\/(?:itunes|id)(\d{6,12})\b/

/** Reads what a page says of its sound: its feed, its player, and its title. */
export function readPage(html: string, base: string): PageFacts {
  const elements = [...html.matchAll(element).take(maxElements)].map(([tag]) => ({
    name: /^<(\w+)/.exec(tag)?.[1]?.toLowerCase() ?? '',
    has: attributesOf(tag),
  }))
  const find = (isWanted: (each: (typeof elements)[number]) => boolean, key: string): string | null =>
    elements.filter(isWanted).flatMap(({ has }) => textOf(has.get(key)) ?? [])[0] ?? null
  const property = (name: string) =>
    find(({ has }) => (has.get('property') ?? has.get('name')) === name, 'content')
  const feed = find(({ name, has }) => name === 'link' && feedType.test(has.get('type') ?? ''), 'href')
  const sound =
    find(({ name }) => ['audio', 'video', 'source'].includes(name), 'src') ??
    property('og:audio:secure_url') ??
    property('og:audio')
  return {
    title: property('og:title') ?? textOf(decodeHTML(title.exec(html)?.[1] ?? '')),
    feedUrl: addressOf(feed, base),
    soundUrl: addressOf(sound, base),
    appleId: appleNumber.exec(html)?.[1] ?? null,
  }
}

function textOf(given = ''): string | null {
  return given.trim() === '' ? null : given.trim()
}

function attributesOf(tag: string): Map<string, string> {
  const found = [...tag.matchAll(attribute)]
  return new Map(found.map(([, name = '', one, two]) => [name.toLowerCase(), decodeHTML(one ?? two ?? '')]))
}

function addressOf(given: string | null, base: string): string | null {
  const url = given === null ? null : URL.parse(given, base)
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null
}
