import type { LabelShape, SpeakerMark } from './find-labels.ts'
import { titles } from './label-words.ts'

/** The text of one caption with the places in it where somebody may begin to speak. */
export type MarkedText = { text: string; marks: SpeakerMark[] }

/** What speaks for and against a label, counted over the whole transcript. */
type Evidence = {
  name: string
  shape: LabelShape
  /** How often it stands at the start of a line or after a mark. */
  count: number
  /** How often of those the words before had come to an end. */
  afterStop: number
  isMarked: boolean
  opens: boolean
}

/** How often a speaker who is labelled once may be spoken of elsewhere. */
const mentionsAllowed = 3
/** Past this many words of labels, looking for all of them takes as long as reading each caption. */
const fewWords = 60
const stop = /[.!?…。！？؟:\-—–"'”’»)\]]$/
const word = /\p{L}[\p{L}\p{M}'’-]*/gu

/**
 * Decides which labels name speakers. "Warning: hot" and "Here's the thing: no" look like labels too, so a name counts
 * when it comes again in a transcript that has several, or opens it, and when its words are not used as plain words.
 */
export function chooseLabels(captions: readonly MarkedText[]): ReadonlySet<string> {
  const found = collectEvidence(captions)
  if (found.length === 0) return new Set()
  const uses = countUses(captions, found)
  const likely = found.filter((label) => !isPlainWord(label, uses))
  const hasStops = shareOfStops(captions) > 0.15
  const timely = likely.filter((label) => !hasStops || label.isMarked || label.afterStop * 2 >= label.count)
  const established = timely.filter(isEstablished)
  const turns = established.reduce((sum, label) => sum + label.count, 0)
  const opener = timely.length >= 2 ? timely.find((label) => label.opens) : undefined
  const isDialogue =
    established.length >= 2 || opener !== undefined || established.some((label) => label.isMarked)
  const accepted = timely.filter((label) => {
    if (label.shape === 'role' || label.isMarked) return true
    if (isEstablished(label)) return isDialogue
    if (label.shape === 'uncased') return false
    const isFullName = label.name.includes(' ')
    if (label === opener || (label.opens && isFullName)) return true
    const isRare = isFullName || (uses.get(label.name) ?? 0) <= label.count + mentionsAllowed
    return isRare && isDialogue && (turns >= 4 || opener !== undefined)
  })
  return new Set(accepted.map((label) => label.name))
}

function isEstablished(label: Evidence): boolean {
  return label.count >= (label.shape === 'uncased' ? 3 : 2) || label.shape === 'role' || label.isMarked
}

function collectEvidence(captions: readonly MarkedText[]): Evidence[] {
  const found = new Map<string, Evidence>()
  let before = ''
  for (const [i, { text, marks }] of captions.entries()) {
    for (const { name, shape, place, from } of marks) {
      if (name === null || shape === null || place === 'inside') continue
      const label = found.get(name) ?? { name, shape, count: 0, afterStop: 0, isMarked: false, opens: false }
      const preceding = from === 0 ? before : text.slice(Math.max(0, from - 40), from).trimEnd()
      label.count += 1
      if (preceding === '' || stop.test(preceding)) label.afterStop += 1
      label.isMarked ||= place === 'marked'
      label.opens ||= i === 0 && from === 0
      found.set(name, label)
    }
    before = text.trimEnd().slice(-40)
  }
  return [...found.values()]
}

/** How often each word of the labels stands in the transcript, as written in the label and in lower case. */
function countUses(captions: readonly MarkedText[], labels: Evidence[]): Map<string, number> {
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
 * Whether a text may hold one of these words, of letters and the marks in them only: found out sooner than its words are
 * told apart, where the words are few.
 */
function findAny(words: readonly string[]): (text: string) => boolean {
  if (words.length > fewWords) return () => true
  const anyOf = new RegExp(words.join('|'), 'u')
  return (text) => anyOf.test(text)
}

/** A name is hardly ever written in lower case, and capitals that stand all over the text are an abbreviation. */
function isPlainWord(label: Evidence, uses: Map<string, number>): boolean {
  if (label.shape === 'role' || label.shape === 'uncased' || label.isMarked) return false
  const parts = label.name.match(word) ?? []
  if (label.shape === 'capitals' && parts.every((part) => (uses.get(part) ?? 0) > label.count * 2))
    return true
  return parts.some((part) => {
    const lower = part.toLowerCase()
    return lower !== part && part.length > 1 && !titles.has(lower) && (uses.get(lower) ?? 0) >= label.count
  })
}

function shareOfStops(captions: readonly MarkedText[]): number {
  const stopped = captions.filter(({ text }) => stop.test(text.trimEnd().slice(-4))).length
  return stopped / Math.max(1, captions.length)
}
