import type { LabelShape, SpeakerMark } from './find-labels.ts'

/** The text of one caption with the places in it where a speaker may begin. */
export type MarkedText = { text: string; marks: SpeakerMark[] }

/** The evidence for and against a label, counted over the whole transcript. */
export type Evidence = {
  name: string
  shape: LabelShape
  /** The times it stands at the start of a line or after a mark. */
  count: number
  /** The part of those that follow the end of a sentence. */
  afterStop: number
  isMarked: boolean
  /** It always stands in brackets without a colon, as stage directions do. */
  isBracketed: boolean
  opens: boolean
  /** It stands once, over the heading of the transcript. */
  isTitle: boolean
}

/** Past this many words of labels, looking for all of them takes as long as reading each caption. */
const fewWords = 60
const stop = /[.!?…。！？؟।॥۔։។။:\-—–"'”’»)\]]$/
/** A word of a name or of the text beside it. */
export const word = /\p{L}[\p{L}\p{M}'’-]*/gu
/** The rest of a heading: every longer word with a capital, and no full stop. */
const heading = /^(?:(?:\p{Lu}|\d)[^\s]*|\p{Ll}{1,3})(?:\s+(?:(?:\p{Lu}|\d)[^\s]*|\p{Ll}{1,3}))+$/u

/** The evidence of each label that names someone, by its name. */
export function collectEvidence(captions: readonly MarkedText[]): Evidence[] {
  const found = new Map<string, Evidence>()
  let before = ''
  for (const [i, { text, marks }] of captions.entries()) {
    for (const { name, shape, position, from, to } of marks) {
      if (name === null || shape === null || position === 'inside') continue
      const first = {
        name,
        shape,
        count: 0,
        afterStop: 0,
        isMarked: false,
        isBracketed: true,
        opens: false,
        isTitle: false,
      }
      const label = found.get(name) ?? first
      const preceding = from === 0 ? before : text.slice(Math.max(0, from - 40), from).trimEnd()
      label.count += 1
      if (preceding === '' || stop.test(preceding)) label.afterStop += 1
      label.isMarked ||= position === 'marked'
      label.isBracketed &&= position === 'bracket'
      label.opens ||= i === 0 && from === 0
      label.isTitle = label.count === 1 && label.opens && heading.test(text.slice(to).trim())
      found.set(name, label)
    }
    before = text.trimEnd().slice(-40)
  }
  return [...found.values()]
}

/** The uses of each word of the labels in the transcript, as written in the label and in lower case. */
export function countUses(captions: readonly MarkedText[], labels: Evidence[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { name } of labels) {
    for (const part of name.match(word) ?? []) {
      uses.set(part, 0)
      uses.set(part.toLowerCase(), 0)
    }
  }
  const mayUse = findAny([...uses.keys()])
  for (const { text } of captions) {
    if (!mayUse(text)) continue
    for (const part of text.match(word) ?? []) {
      const count = uses.get(part)
      if (count !== undefined) uses.set(part, count + 1)
    }
  }
  return uses
}

/**
 * A quick test for texts that may hold one of these words, which consist of letters and their marks only; it
 * spares splitting most texts into words.
 */
function findAny(words: readonly string[]): (text: string) => boolean {
  if (words.length > fewWords) return () => true
  const anyOf = new RegExp(words.join('|'), 'u')
  return (text) => anyOf.test(text)
}

/** The share of captions that end with a mark, of all that are more than a label. */
export function shareOfStops(captions: readonly MarkedText[]): number {
  const spoken = captions.filter(({ text }) => !/[:：]\s*$/.test(text.slice(-4)))
  const stopped = spoken.filter(({ text }) => stop.test(text.trimEnd().slice(-4))).length
  return stopped / Math.max(1, spoken.length)
}

/** The share of captions that begin with a possible label; a label of any words has to come again. */
export function shareOfLabelled(captions: readonly MarkedText[]): number {
  const counts = new Map<string, number>()
  const firsts = captions.flatMap(({ marks: [first] }) =>
    first?.from === 0 && first.name !== null ? [first] : [],
  )
  for (const { name } of firsts) counts.set(name ?? '', (counts.get(name ?? '') ?? 0) + 1)
  const labelled = firsts.filter(
    ({ name, shape }) => shape !== 'free' || (counts.get(name ?? '') ?? 0) > 1,
  ).length
  return labelled / Math.max(1, captions.length)
}
