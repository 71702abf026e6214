import { object, unknown } from 'valibot'
import { parseJson } from '#core/parse-json.ts'
import { parse, perhaps, text } from '../schema/shape.ts'
import { maxCaptionCharacters } from './page-transcript.ts'

const maxParts = 200
/** The recording below an episode or an article, below the graph of a page. */
const maxDepth = 4

const one = object({ transcript: perhaps(text(maxCaptionCharacters)), inLanguage: perhaps(text(35)) })
const any = perhaps(unknown())
const below = object({
  '@graph': any,
  video: any,
  audio: any,
  associatedMedia: any,
  mainEntity: any,
})

/** The words that a page states were said in its recording; the language is BCP 47, or `null`. */
export type StatedTranscript = { text: string; language: string | null }

/**
 * The transcript that a page states of its video or episode in JSON-LD, as schema.org has it; `null` for
 * none. https://schema.org/transcript
 */
export function statedTranscript(document: Document): StatedTranscript | null {
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    const found = textContent.length > maxCaptionCharacters ? null : findIn(parseJson(textContent), 0)
    if (found !== null) return found
  }
  return null
}

function findIn(value: unknown, depth: number): StatedTranscript | null {
  if (depth > maxDepth) return null
  const parts = Array.isArray(value) ? value.slice(0, maxParts) : [value]
  for (const part of parts) {
    const stated = parse(one, part)
    if (stated === null) continue
    if (stated.transcript?.trim()) return { text: stated.transcript, language: stated.inLanguage ?? null }
    for (const inside of Object.values(parse(below, part) ?? {})) {
      const found = findIn(inside, depth + 1)
      if (found !== null) return found
    }
  }
  return null
}
