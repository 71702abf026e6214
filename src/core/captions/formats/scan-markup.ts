/** A tag of XML-like markup, or the text between two. Positions are offsets into the scanned string. */
export type MarkupToken =
  | { kind: 'text'; text: string }
  | { kind: 'tag'; name: string; isClosing: boolean; source: string }

const tagStart = /<(\/?)([A-Za-z][\w:-]{0,39}|\d{1,3}(?::\d{2}){1,2}[.,]\d{3}(?=>))/y
const maxTagLength = 1000
const opaque: readonly (readonly [opening: string, closing: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
]

/**
 * Cuts markup into tags and text, in one pass over the input whatever it holds. A `<` that begins no tag is
 * text; comments and declarations are left out. The name of a WebVTT time tag is its time.
 */
export function* scanMarkup(source: string): Generator<MarkupToken, void> {
  let position = 0
  let textFrom = 0
  let nextEnd = source.indexOf('>')
  for (;;) {
    position = source.indexOf('<', position)
    if (position === -1 || nextEnd === -1) break
    if (nextEnd < position) nextEnd = source.indexOf('>', position)
    const token = readToken(source, position, nextEnd)
    if (token === null) {
      position += 1
      continue
    }
    if (position > textFrom) yield { kind: 'text', text: source.slice(textFrom, position) }
    if (token.item !== null) yield token.item
    position = token.end
    textFrom = token.end
  }
  if (textFrom < source.length) yield { kind: 'text', text: source.slice(textFrom) }
}

function readToken(
  source: string,
  at: number,
  end: number,
): { item: MarkupToken | null; end: number } | null {
  if (source.startsWith('<![CDATA[', at)) return readCharacterData(source, at)
  for (const [opening, closing] of opaque) {
    if (!source.startsWith(opening, at)) continue
    const close = source.indexOf(closing, at + opening.length)
    return { item: null, end: close === -1 ? source.length : close + closing.length }
  }
  tagStart.lastIndex = at
  const match = tagStart.exec(source)
  const name = match?.[2]
  if (name === undefined || end === -1 || end - at > maxTagLength) return null
  const nextStart = source.indexOf('<', at + 1)
  if (nextStart !== -1 && nextStart < end) return null
  const isClosing = match?.[1] === '/'
  return {
    item: { kind: 'tag', name: name.toLowerCase(), isClosing, source: source.slice(at, end) },
    end: end + 1,
  }
}

function readCharacterData(source: string, at: number): { item: MarkupToken; end: number } {
  const close = source.indexOf(']]>', at)
  const end = close === -1 ? source.length : close
  return { item: { kind: 'text', text: source.slice(at + 9, end) }, end: end + 3 }
}

const attributePattern =
  /([A-Za-z][\w:-]{0,39})\s{0,4}=\s{0,4}(?:"([^"]{0,200})"|'([^']{0,200})'|([^\s"'<>=]{1,200}))/g

/** The attributes of a tag token, names without their prefix and in lower case. */
export function attributesOf(tag: { source: string }): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of tag.source.matchAll(attributePattern)) {
    found.set(name.toLowerCase().replace(/^\w+:/, ''), double ?? single ?? bare ?? '')
  }
  return found
}
