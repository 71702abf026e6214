/** A feed of 2 MB has some hundred thousand tags where each episode has little text. */
const maxTags = 200_000
const maxDepth = 64
/** Attributes of an element are no text: the longest addresses have 2,000 characters. */
const maxTagCharacters = 16_384

/**
 * A text is XML with so few elements, so little depth and so few attributes that it can be parsed. It is
 * scanned once; comments and `CDATA` are skipped.
 */
export function isWithinMarkupLimits(xml: string): boolean {
  if (!/^\s*</.test(xml.slice(0, maxTagCharacters))) return false
  let tags = 0
  let depth = 0
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const end = endOfTag(xml, at)
    if (end === null) return false
    if (xml[at + 1] !== '!' && xml[at + 1] !== '?') {
      tags += 1
      if (xml[at + 1] === '/') depth -= 1
      else if (xml[end - 1] !== '/') depth += 1
      if (tags > maxTags || depth > maxDepth || end - at > maxTagCharacters) return false
    }
    at = end
  }
  return true
}

/** The index at which the tag that begins here ends; `null` where it does not. */
function endOfTag(xml: string, at: number): number | null {
  const ending = xml.startsWith('<![CDATA[', at) ? ']]>' : xml.startsWith('<!--', at) ? '-->' : '>'
  const end = xml.indexOf(ending, at)
  return end < 0 ? null : end + ending.length - 1
}
