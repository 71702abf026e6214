import type { Sentence } from '#contract/transcripts.ts'
import type { DraftChapter, DraftInsight, CreatorChapter } from '#core/draft-summary.ts'
import { cutText } from '#core/storable-text.ts'
import { joinText } from '#product/join-text.ts'
import type { ChapterItem, InsightItem, SentenceItem } from './answer-schema.ts'
import type { FindEvidence } from './find-evidence.ts'
import { cleanLine, isFailureText } from './stream/clean-text.ts'
import type { PromptGuard } from './stream/clean-text.ts'

/** A title is cut after so many characters, and a quote. */
const maxTitleLength = 120
const maxQuoteLength = 400

/** The marks that models write before the lines of a list: a dash or dot with a blank, and pictures. */
const listMark =
  /^(?:[-–*•‣◦·▪●■◆►▸➤]\s+|[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}\u{200d}]+\s*)+/u

/** Statements without list numbers, where all have them; a single one may begin with a date. */
export function withoutNumbers<Item extends { text: string }>(items: readonly Item[]): Item[] {
  const bare = items.map(({ text }, at) =>
    text.startsWith(`${at + 1}. `) ? text.slice(`${at + 1}. `.length) : null,
  )
  return items.map((item, at) =>
    bare.length < 2 || bare.includes(null) ? item : { ...item, text: bare[at] ?? '' },
  )
}

/** A statement as plain text, or `null`: a copy of the instructions, a refusal, no words. */
export function tidyInsight<Item extends Pick<InsightItem, 'text' | 'quote'>>(
  item: Item,
  guard: PromptGuard,
): Item | null {
  const text = tidyText(item.text, guard)
  return text !== '' && !guard.isLeak(item.quote)
    ? { ...item, text, quote: cut(item.quote, maxQuoteLength) }
    : null
}

/** A chapter as plain text, or `null` when nothing may be shown of it; its gist is empty when it may not. */
export function tidyChapter(item: ChapterItem, guard: PromptGuard): ChapterItem | null {
  const title = cut(tidyText(item.title, guard), maxTitleLength)
  const gist = tidyText(item.gist, guard)
  if (title === '') return null
  const isGood = !guard.isLeak(item.quote)
  return { ...item, title, quote: cut(item.quote, maxQuoteLength), gist: isGood ? gist : '' }
}

/** The sentences of a summary as plain text, each once; empty when together they copy the prompt. */
export function tidySentences(
  items: readonly SentenceItem[],
  guard: PromptGuard,
  hasSections = false,
): SentenceItem[] {
  const isRepeat = createRepeats(hasSections)
  const sentences = items
    .map((item) => tidySentence(item, guard))
    .filter((item) => item !== null)
    .filter((item) => !isRepeat(item))
  return isShowable(joinText(sentences.map(({ text }) => text)), guard) ? sentences : []
}

/** Recognises sentences that were written before; with sections, only in the same section. */
export function createRepeats(hasSections: boolean): (item: SentenceItem) => boolean {
  const said = new Set<string>()
  return ({ text, paragraph }) => {
    const words = [...wordsOf(text)].join(' ')
    const key = hasSections ? `${paragraph} ${words}` : words
    const isRepeat = said.has(key)
    said.add(key)
    return isRepeat
  }
}

/** A sentence as plain text, or `null`. Quotes that copy the instructions are left out. */
export function tidySentence(item: SentenceItem, guard: PromptGuard): SentenceItem | null {
  const text = tidyText(item.text, guard)
  const citations = item.citations
    .filter(({ quote }) => !guard.isLeak(quote))
    .map(({ quote, sentence }) => ({ quote: cut(quote, maxQuoteLength), sentence }))
  return text === '' ? null : { ...item, text, citations }
}

/** A line of text as plain text, without the mark of a list; empty when nothing may be shown of it. */
export function tidyText(line: string, guard: PromptGuard): string {
  const text = guard.plainLine(cleanLine(line).replace(listMark, ''))
  return isShowable(text, guard) ? text : ''
}

function isShowable(text: string, guard: PromptGuard): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !isFailureText(text) && !guard.isLeak(text)
}

/** The beginning of a text, up to a blank where there is one. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const start = cutText(text, max)
  const blank = start.lastIndexOf(' ')
  return blank > max / 2 ? start.slice(0, blank) : start
}

/** A statement, and whether the model took it back when it was asked for the words behind it. */
export type Statement = { draft: DraftInsight; isRetracted: boolean }

type Choice = {
  findEvidence: FindEvidence
  from: number
  to: number
  wanted: number
}

/** Statements above the number that was wanted which are chosen. */
const surplus = 2
/** Statements that are not borne out are dropped when so large a share of what was wanted is. */
const enough = 0.6
/** Statements that share so large a part of their words say the same. */
const sameShare = 0.8

/**
 * Chooses what is shown of the statements, in their order. Those whose quote was found come first; of the
 * others those that the model took back and those that cite sentences that do not exist are dropped, and the
 * rest stay, to be shown as unverified, only as long as there are less than three fifths of the wanted
 * number.
 */
export function chooseInsights(
  statements: readonly Statement[],
  { findEvidence, from, to, wanted }: Choice,
): DraftInsight[] {
  const chosen: { draft: DraftInsight; position: number }[] = []
  const max = wanted + surplus

  function keep(draft: DraftInsight, position: number): void {
    if (chosen.every((other) => !saysTheSame(other.draft, draft))) chosen.push({ draft, position })
  }

  const unfound: { draft: DraftInsight; position: number }[] = []
  for (const [position, { draft, isRetracted }] of statements.entries()) {
    const found = findEvidence(draft)
    const isInside = draft.sentence >= from && draft.sentence <= to
    if (found !== null && chosen.length < max) keep(found, position)
    else if (found === null && !isRetracted && isInside) unfound.push({ draft, position })
  }
  for (const { draft, position } of unfound) {
    if (chosen.length < wanted * enough) keep({ ...draft, quote: cleanLine(draft.quote) }, position)
  }
  return chosen.toSorted((a, b) => a.position - b.position).map(({ draft }) => draft)
}

/** Two statements rest on the same words or are made of nearly the same. */
export function saysTheSame(one: DraftInsight, other: DraftInsight): boolean {
  if (one.sentence === other.sentence && one.quote === other.quote) return true
  const words = wordsOf(one.text)
  const others = wordsOf(other.text)
  const common = countShared(words, others)
  return common >= sameShare * (words.size + others.size - common)
}

/** The number of words that two texts share; `Set.intersection` is younger than some browsers. */
export function countShared(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...words].filter((word) => others.has(word)).length
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

/** A chapter that the creator set, at the sentence with which it begins. */
export type ChapterAnchor = { title: string; sentence: number }

/** A sentence that starts at most so many seconds before a chapter belongs to it. */
const captionLead = 1

/** Finds the first sentences of the creator's chapters; a chapter without one is left out. */
export function anchorChapters(
  chapters: readonly CreatorChapter[],
  sentences: readonly Sentence[],
): ChapterAnchor[] {
  const anchors: ChapterAnchor[] = []
  for (const { title, start } of chapters.toSorted((a, b) => a.start - b.start)) {
    const sentence = sentences.findIndex((each) => each.start !== null && each.start >= start - captionLead)
    if (sentence < 0) continue
    if (anchors.at(-1)?.sentence === sentence) anchors.pop()
    anchors.push({ title, sentence })
  }
  return anchors.length > 1 ? anchors : []
}

/** Takes chapters as a model names them, and gives those that can be shown. */
export type ChapterPlacer = {
  accept: (item: ChapterItem) => DraftChapter[]
  /** The creator's chapters that the model did not name. */
  rest: () => DraftChapter[]
}

type Positions = {
  /** The creator's chapters; when there are some, there are no others. */
  anchors: readonly ChapterAnchor[]
  /** The first and the last sentence that may begin a chapter. */
  from: number
  to: number
  findEvidence: FindEvidence
}

/**
 * Places chapters one after the other: each must begin at a sentence that exists, after the one before it. A
 * gist whose quote is not found in its chapter is left out.
 */
export function createChapterPlacer({ anchors, from, to, findEvidence }: Positions): ChapterPlacer {
  const waiting = [...anchors]
  let last = from - 1

  function draft(title: string, item: ChapterItem, automatic: boolean): DraftChapter {
    const found = item.gist === '' ? null : findEvidence({ ...item, text: item.gist })
    const isInside = found !== null && found.sentence >= item.sentence
    const gist = isInside ? { text: item.gist, quote: item.quote, sentence: found.sentence } : null
    return { title, sentence: item.sentence, gist, automatic }
  }

  function acceptAnchored(item: ChapterItem): DraftChapter[] {
    const position = waiting.findIndex(({ sentence }) => sentence === item.sentence)
    const passed = position < 0 ? [] : waiting.splice(0, position + 1)
    return passed.map((anchor) =>
      anchor.sentence === item.sentence ? draft(anchor.title, item, false) : withoutGist(anchor),
    )
  }

  return {
    accept: (item) => {
      if (anchors.length > 0) return acceptAnchored(item)
      if (item.sentence <= last || item.sentence > to) return []
      last = item.sentence
      return [draft(item.title, item, true)]
    },
    rest: () => waiting.splice(0).map(withoutGist),
  }
}

/** Places all chapters of an answer; a gist that is borne out only by a later chapter is left out too. */
export function locateChapters(items: readonly ChapterItem[], positions: Positions): DraftChapter[] {
  const placer = createChapterPlacer(positions)
  const chapters = [...items.flatMap(placer.accept), ...placer.rest()]
  return chapters.map((chapter, at) => {
    const end = chapters[at + 1]?.sentence ?? Infinity
    return chapter.gist !== null && chapter.gist.sentence >= end ? { ...chapter, gist: null } : chapter
  })
}

function withoutGist({ title, sentence }: ChapterAnchor): DraftChapter {
  return { title, sentence, gist: null, automatic: false }
}
