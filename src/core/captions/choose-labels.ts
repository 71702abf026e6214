import type { LabelShape, SpeakerMark } from './find-labels.ts'
import { titles } from './speaker-names.ts'

/** The text of one caption with the places in it where a speaker may begin. */
export type MarkedText = { text: string; marks: SpeakerMark[] }

/**
 * The labels that end a turn, by how they are written: the speaker each names, `null` where a label is too
 * doubtful for a name, and so stays in the text.
 */
export type Labels = ReadonlyMap<string, string | null>

/** The evidence for and against a label, counted over the whole transcript. */
type Evidence = {
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

/** The most times that a speaker who is labelled once may be mentioned elsewhere. */
const maxMentions = 3
/** Fewer captions with a label each may be a list. */
const minWhole = 3
/** Past this many words of labels, looking for all of them takes as long as reading each caption. */
const fewWords = 60
const stop = /[.!?…。！？؟।॥۔։។။:\-—–"'”’»)\]]$/
const word = /\p{L}[\p{L}\p{M}'’-]*/gu
/** The rest of a heading: every longer word with a capital, and no full stop. */
const heading = /^(?:(?:\p{Lu}|\d)[^\s]*|\p{Ll}{1,3})(?:\s+(?:(?:\p{Lu}|\d)[^\s]*|\p{Ll}{1,3}))+$/u

/**
 * Decides which labels name speakers. "Warning: hot" and "Here's the thing: no" look like labels too, so a
 * name counts when it comes again in a transcript that has several, or opens it, and when its words are not
 * used as plain words. Where most captions begin with a label, one that comes again counts however it is
 * written.
 */
export function chooseLabels(captions: readonly MarkedText[]): Labels {
  const labelled = shareOfLabelled(captions)
  const isLabelled = labelled > 0.5
  const found = collectEvidence(captions).filter((label) => !label.isTitle && isPossible(label, isLabelled))
  if (found.length === 0) return new Map()
  const uses = countUses(captions, found)
  const likely = found.filter((label) => (isLabelled && label.count > 1) || !isPlainWord(label, uses))
  const hasStops = shareOfStops(captions) > 0.15
  const isTimely = (label: Evidence): boolean =>
    !hasStops || label.isMarked || label.afterStop * 2 >= label.count || (isLabelled && interrupts(label))
  const timely = likely.filter(isTimely)
  const established = timely.filter(isEstablished)
  const turns = established.reduce((sum, label) => sum + label.count, 0)
  const opener = timely.length >= 2 ? timely.find((label) => label.opens) : undefined
  const isDialogue =
    established.length >= 2 || opener !== undefined || established.some((label) => label.isMarked)
  // Where every caption has a label and some come again, the others are speakers as well.
  const isWhole = labelled === 1 && captions.length >= minWhole && timely.some(({ count }) => count > 1)
  const isSpeaker = (label: Evidence): boolean => {
    if (isWhole && label.shape !== 'lower' && label.shape !== 'free') return true
    if (label.name.length === 1 || label.isBracketed) return isEstablished(label) && isDialogue
    if (label.shape === 'role' || label.isMarked) return true
    if (isEstablished(label)) return isDialogue || isLabelled
    if (label.shape === 'uncased') return isLabelled && label.count > 1
    if (isLabelled) return label.shape !== 'lower' || (uses.get(label.name) ?? 0) <= label.count
    const isFullName = label.name.includes(' ')
    if (label === opener || (label.opens && isFullName)) return true
    const isRare = isFullName || (uses.get(label.name) ?? 0) <= label.count + maxMentions
    return isRare && isDialogue && (turns >= 4 || opener !== undefined)
  }
  const labels = new Map<string, string | null>()
  for (const label of timely) {
    if (isSpeaker(label)) labels.set(label.name, label.name)
    // Another speaker begins here, though the name is not known.
    else if (isDialogue && label.shape !== 'uncased') labels.set(label.name, null)
  }
  return inOneForm(labels, timely)
}

/** Labels that differ in their capitals name one speaker, as written most often. */
function inOneForm(labels: Labels, found: readonly Evidence[]): Labels {
  const forms = new Map<string, Evidence>()
  for (const label of found) {
    const key = label.name.toLowerCase()
    const known = forms.get(key)
    if (known === undefined || label.count > known.count) forms.set(key, label)
  }
  return new Map(
    [...labels].map(([name, speaker]) => [
      name,
      speaker === null ? null : (forms.get(name.toLowerCase())?.name ?? speaker),
    ]),
  )
}

function isPossible(label: Evidence, isLabelled: boolean): boolean {
  if (label.shape === 'free') return isLabelled && label.count > 1
  return label.shape !== 'lower' || (isLabelled && isShortOrAgain(label))
}

/** Three words in lower case before a colon are more often the beginning of a sentence. */
function isShortOrAgain({ name, count }: Evidence): boolean {
  return count > 1 || name.split(/\s+/, 3).length < 3
}

/** A label of two words begins in the middle of another's speech, and so does a heading of one word. */
function interrupts({ name, shape }: Evidence): boolean {
  return shape === 'role' || (shape !== 'lower' && shape !== 'free' && name.includes(' '))
}

function isEstablished(label: Evidence): boolean {
  if (label.count >= (label.shape === 'uncased' ? 3 : 2)) return true
  return !label.isBracketed && (label.shape === 'role' || label.isMarked)
}

function collectEvidence(captions: readonly MarkedText[]): Evidence[] {
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
 * A quick test for texts that may hold one of these words, which consist of letters and their marks only; it
 * spares splitting most texts into words.
 */
function findAny(words: readonly string[]): (text: string) => boolean {
  if (words.length > fewWords) return () => true
  const anyOf = new RegExp(words.join('|'), 'u')
  return (text) => anyOf.test(text)
}

/** Names are hardly ever in lower case, and capitals all over the text are an abbreviation. */
function isPlainWord(label: Evidence, uses: Map<string, number>): boolean {
  if (label.shape === 'role' || label.shape === 'uncased' || label.isMarked) return false
  // `SPEAKER_01` and its like have their word in common.
  if (/\d$/.test(label.name)) return false
  const parts = label.name.match(word) ?? []
  if (label.shape === 'capitals' && parts.every((part) => (uses.get(part) ?? 0) > label.count * 2))
    return true
  return parts.some((part) => {
    const lower = part.toLowerCase()
    return lower !== part && part.length > 1 && !titles.has(lower) && (uses.get(lower) ?? 0) >= label.count
  })
}

/** The share of captions that end with a mark, of all that are more than a label. */
function shareOfStops(captions: readonly MarkedText[]): number {
  const spoken = captions.filter(({ text }) => !/[:：]\s*$/.test(text.slice(-4)))
  const stopped = spoken.filter(({ text }) => stop.test(text.trimEnd().slice(-4))).length
  return stopped / Math.max(1, spoken.length)
}

/** The share of captions that begin with a possible label; a label of any words has to come again. */
function shareOfLabelled(captions: readonly MarkedText[]): number {
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
