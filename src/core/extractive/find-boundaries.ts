import type { Language } from '#core/languages/define-language.ts'
import { positionsInVideo } from './limit-spread.ts'
import type { Unit } from './read-units.ts'

/** Sections are looked for in transcripts of at least this many sentences. */
const minSentences = 12
const sectionCount = { wordsEach: 130, max: 14 }

/** A climb ends where the likeness falls by this much again. */
const tolerance = 0.02
const minDepth = 0.02
const smoothing = 2
const bonus = { turn: 0.03, opener: 0.03, announcement: 0.1 }

/**
 * The first section is parted once more when it has more words than this, about a quarter of an hour, and
 * than so many even sections.
 */
const longest = { words: 2000, share: 1.8 }

/** Sections have at least this many words, and this share of an even section; less may lie at either end. */
const shortest = { words: 60, share: 1 / 2.6, endShare: 0.6 }

const opener = /^(?:ok|okay|so|now|next|let's|great|well|alright|all right)(?![\p{L}'’-])/iu
const announcement =
  /\b(?:next (?:topic|point|thing|one|part|section|up)|mov(?:e|ing) on|let's (?:talk|turn)|(?:want|going) to talk about|the (?:first|second|third|next|last|final|other) (?:thing|part|point|topic)|we'll discuss|turning to)\b/iu

function smooth(values: readonly number[]): number[] {
  return values.map((_, position) => {
    const near = values.slice(Math.max(0, position - smoothing), position + smoothing + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}

/** The height by which the similarity rises from a gap in one direction until it falls again. */
function climb(values: readonly number[], from: number, step: 1 | -1): number {
  const bottom = values[from] ?? 0
  let peak = bottom
  for (let position = from + step; position > 0 && position < values.length; position += step) {
    const value = values[position] ?? 0
    if (value < peak - tolerance) break
    peak = Math.max(peak, value)
  }
  return peak - bottom
}

function bonusOf(unit: Unit, previous: Unit, language: Language): number {
  let sum = unit.sentence.turn === previous.sentence.turn ? 0 : bonus.turn
  if (language.code !== 'en') return sum
  if (opener.test(unit.sentence.text)) sum += bonus.opener
  if (announcement.test(unit.sentence.text)) sum += bonus.announcement
  return sum
}

/** Each gap that may be a boundary with its depth, the deepest first. */
function depths(units: readonly Unit[], language: Language): { gap: number; depth: number }[] {
  const likeness = smooth(likenessAtGaps(units))
  const found: { gap: number; depth: number }[] = []
  for (const [gap, unit] of units.entries()) {
    const previous = units[gap - 1]
    if (previous === undefined) continue
    const depth = climb(likeness, gap, -1) + climb(likeness, gap, 1) + bonusOf(unit, previous, language)
    if (depth > minDepth) found.push({ gap, depth })
  }
  return found.toSorted((a, b) => b.depth - a.depth || a.gap - b.gap)
}

type Gap = { gap: number; at: number }

/**
 * Takes the deepest gaps that lie far enough from each other and from both ends, up to `count` sections; then
 * parts the first section while it is too long, at the deepest gaps in it: a reader would otherwise take the
 * transcript for one without sections.
 */
function chooseGaps(gaps: readonly Gap[], words: number, count: number): Gap[] {
  const even = words / count
  const apart = Math.max(shortest.words, even * shortest.share)
  const chosen: Gap[] = []
  const isClear = ({ at }: Gap): boolean =>
    chosen.every((other) => Math.abs(other.at - at) >= apart) &&
    Math.min(at, words - at) >= apart * shortest.endShare
  for (const gap of gaps) {
    if (chosen.length + 1 === count) break
    if (isClear(gap)) chosen.push(gap)
  }
  const limit = Math.max(longest.words, even * longest.share)
  for (const gap of gaps) {
    const end = Math.min(words, ...chosen.map(({ at }) => at))
    if (end > limit && gap.at < end && isClear(gap)) chosen.push(gap)
  }
  return chosen
}

/**
 * Finds where the subject changes (TextTiling, Hearst 1997): the index of the first unit of each section, 0
 * among them. Empty when the transcript is too short to have sections.
 */
export function findBoundaries(units: readonly Unit[], language: Language): number[] {
  if (units.length < minSentences) return []
  const wordsBefore: number[] = []
  let words = 0
  for (const unit of units) {
    wordsBefore.push(words)
    words += unit.length
  }
  const wanted = Math.round(Math.sqrt(words / sectionCount.wordsEach))
  const count = Math.max(1, Math.min(sectionCount.max, wanted))
  const gaps = depths(units, language).map(({ gap }) => ({ gap, at: wordsBefore[gap] ?? 0 }))
  const starts = [0, ...chooseGaps(gaps, words, count).map(({ gap }) => gap)].toSorted((a, b) => a - b)
  if (starts.length === 1) return []
  const isOneVoice = new Set(units.map(({ sentence }) => sentence.speaker)).size === 1
  if (!isOneVoice) return starts
  return splitLongSections(
    units,
    starts,
    gaps.map(({ gap }) => gap),
  )
}

/** The words on each side of a gap that are compared. */
const blockWords = { share: 1 / 24, min: 120, max: 320 }

/** The stems of a block by their number. */
type Block = { counts: number[]; square: number; words: number }

function emptyBlock(stems: number): Block {
  return { counts: Array.from({ length: stems }, () => 0), square: 0, words: 0 }
}

/** A stem of more than one sentence: its number, and the square of its rarity. */
type SharedStem = { id: number; square: number }

/** The stems of each sentence that another one has too, as often as they are said. */
function readShared(units: readonly Unit[]): { stems: SharedStem[][]; count: number } {
  const holders = new Map<string, number>()
  for (const unit of units) {
    for (const stem of unit.stems.keys()) {
      holders.set(stem, (holders.get(stem) ?? 0) + 1)
    }
  }
  const shared = [...holders].filter(([, count]) => count > 1)
  const known = new Map(
    shared.map(([stem, count], id): [string, SharedStem] => {
      const weight = Math.log(1 + units.length / count)
      return [stem, { id, square: weight * weight }]
    }),
  )
  return {
    stems: units.map(({ terms }) => terms.flatMap(({ stem }) => known.get(stem) ?? [])),
    count: known.size,
  }
}

/**
 * The similarity of the speech before and after each gap, from 0 to 1; entry `g` is the gap before unit `g`.
 * Two blocks slide over the transcript and only the words that enter and leave them are counted, so the work
 * grows with its length.
 */
function likenessAtGaps(units: readonly Unit[]): number[] {
  const shared = readShared(units)
  const total = units.reduce((sum, unit) => sum + unit.length, 0)
  const size = Math.min(blockWords.max, Math.max(blockWords.min, total * blockWords.share))
  const before = emptyBlock(shared.count)
  const after = emptyBlock(shared.count)
  let product = 0

  function move(at: number, change: 1 | -1, into: Block): void {
    const other = into === before ? after : before
    into.words += change * (units[at]?.length ?? 0)
    for (const { id, square } of shared.stems[at] ?? []) {
      const count = into.counts[id] ?? 0
      into.counts[id] = count + change
      into.square += square * (1 + 2 * change * count)
      product += change * square * (other.counts[id] ?? 0)
    }
  }

  let first = 0
  let end = 0
  return units.map((_, gap) => {
    while (end < units.length && after.words < size) move(end++, 1, after)
    const likeness = product <= 0 ? 0 : product / Math.sqrt(before.square * after.square)
    move(gap, -1, after)
    move(gap, 1, before)
    while (before.words - (units[first]?.length ?? 0) >= size) move(first++, -1, before)
    return likeness
  })
}

/** One speaker's section is at most this share of a video: three lectures make no useful list. */
const maxShare = 0.25
/** The number of words below which a quarter of the video is too little for a section. */
const minWords = 1000
/** A section that is parted keeps this much of it at either end. */
const edge = 0.25

/**
 * Parts the sections that are longer than a quarter of the video, at the deepest gaps inside them. `starts`
 * are the first units of the sections in order, `gaps` the units before which the subject may change, the
 * likeliest first.
 */
function splitLongSections(
  units: readonly Unit[],
  starts: readonly number[],
  gaps: readonly number[],
): number[] {
  if (units.reduce((sum, { length }) => sum + length, 0) < minWords) return [...starts]
  const positions = positionsInVideo(units)
  const at = (unit: number): number => positions[unit] ?? 1

  function split(from: number, to: number): number[] {
    const length = at(to) - at(from)
    if (length <= maxShare) return [from]
    const isInside = (gap: number): boolean =>
      gap > from && gap < to && Math.min(at(gap) - at(from), at(to) - at(gap)) >= edge * length
    const found = gaps.find(isInside) ?? units.findIndex((_, unit) => isInside(unit))
    if (found <= from) return [from]
    return [...split(from, found), ...split(found, to)]
  }

  return starts.flatMap((start, position) => split(start, starts[position + 1] ?? units.length))
}
