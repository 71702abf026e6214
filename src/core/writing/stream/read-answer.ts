import type { z } from 'zod'
import { chapterItem, insightItem, saidItem, sentenceItem } from '../answer-schema.ts'
import type { ChapterItem, InsightItem, SentenceItem } from '../answer-schema.ts'
import { isGist, isItem, writtenAsText } from './item-paths.ts'
import type { JsonPath, JsonState } from './json-listener.ts'
import { createWrappedReader } from './read-wrapped.ts'

/** Receives an answer while it arrives. */
export type AnswerListener = {
  /** The next piece of the gist, or of the sentence of the summary that is being written. */
  onText: (key: 'gist' | 'summary', piece: string) => void
  /** The complete gist. */
  onGist: (gist: SentenceItem) => void
  /** A complete sentence of the summary. */
  onSentence: (sentence: SentenceItem) => void
  onChapter: (chapter: ChapterItem) => void
  onInsight: (insight: InsightItem) => void
}

/** An answer as far as it could be read. `faults` says, for the model, what was wrong with it. */
export type ReadAnswer = {
  gist: SentenceItem | null
  chapters: ChapterItem[]
  insights: InsightItem[]
  summary: SentenceItem[]
  faults: string[]
}

/** `isWhole` where its JSON came to its end. */
export type AnswerReader = { push: (piece: string) => void; end: () => ReadAnswer & { isWhole: boolean } }

const silent: AnswerListener = {
  onText: () => undefined,
  onGist: () => undefined,
  onSentence: () => undefined,
  onChapter: () => undefined,
  onInsight: () => undefined,
}

/** Stores each piece of an answer, and tells of it. */
function createCollector(answer: ReadAnswer, listener: AnswerListener) {
  return {
    gist: (gist: SentenceItem): void => {
      answer.gist = gist
      listener.onGist(gist)
    },
    sentence: (sentence: SentenceItem): void => {
      answer.summary.push(sentence)
      listener.onSentence(sentence)
    },
    chapter: (chapter: ChapterItem): void => {
      answer.chapters.push(chapter)
      listener.onChapter(chapter)
    },
    insight: (insight: InsightItem): void => {
      answer.insights.push(insight)
      listener.onInsight(insight)
    },
  }
}

/** Reads the answer to a request for a summary while it arrives; every object is checked by itself. */
export function createAnswerReader(listener: AnswerListener = silent): AnswerReader {
  const answer: ReadAnswer = { gist: null, chapters: [], insights: [], summary: [], faults: [] }
  const collect = createCollector(answer, listener)

  function check<T>(schema: z.ZodType<T>, path: JsonPath, value: unknown, accept: (item: T) => void): void {
    const result = schema.safeParse(value)
    if (result.success) return accept(result.data)
    const [issue] = result.error.issues
    const location = [...path, ...(issue?.path ?? [])].join('.')
    answer.faults.push(`${location}: ${issue?.message ?? 'not as asked'}`)
  }

  function onValue(path: JsonPath, value: unknown): void {
    const [key] = path
    if (path.length === 0 && isEmpty(answer) && isOtherObject(value)) {
      answer.faults.push('It had none of the keys asked for.')
    }
    if (isGist(path, value)) check(sentenceItem, path, value, collect.gist)
    if (path.length === 1 && key === 'summary' && typeof value === 'string') {
      splitSentences(value).forEach(collect.sentence)
    }
    if (isItem(path, value)) takeItem(path, writtenAsText(value) ?? value)
  }

  function takeItem(path: JsonPath, value: unknown): void {
    const [key] = path
    if (key === 'summary') check(sentenceItem, path, value, collect.sentence)
    if (key === 'chapters') check(chapterItem, path, value, collect.chapter)
    if (key === 'insights') check(insightItem, path, value, collect.insight)
  }

  function onText(path: JsonPath, piece: string): void {
    const [key] = path
    const inner = path.at(-1)
    if (key === 'gist' && (path.length === 1 || inner === 'text')) listener.onText('gist', piece)
    const isSentence = path.length < 3 || (path.length === 3 && inner === 'text')
    if (key === 'summary' && isSentence) listener.onText('summary', piece)
  }

  const reader = createWrappedReader({ onText, onValue }, answerKeys)
  return {
    push: reader.push,
    end: () => {
      const state = reader.end()
      return { ...answer, faults: [...formFaults[state], ...answer.faults], isWhole: state === 'whole' }
    },
  }
}

const answerKeys = ['gist', 'chapters', 'insights', 'summary']

function isEmpty({ gist, chapters, insights, summary }: ReadAnswer): boolean {
  return gist === null && chapters.length + insights.length + summary.length === 0
}

/** The faults of an answer by the state in which its JSON ended. */
const formFaults: Record<JsonState, readonly string[]> = {
  none: ['There was no JSON object in it.'],
  broken: ['It was not valid JSON.'],
  open: ['It broke off before its end. Write less.'],
  whole: [],
}

function isOtherObject(value: unknown): boolean {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => !answerKeys.includes(key))
}

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })

/** A text that came without its form, as sentences without citations; each of its lines is a paragraph. */
function splitSentences(said: string): SentenceItem[] {
  const lines = said.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line, paragraph) =>
    Array.from(segmenter.segment(line), ({ segment }) => ({
      text: segment.trim(),
      paragraph,
      citations: [],
    })).filter(({ text }) => text !== ''),
  )
}

/** Receives the answer to a question as it arrives; nothing when the video does not say it. */
export type ReplyListener = {
  /** The next piece of the sentence that is being written. */
  onText: (piece: string) => void
  onSentence: (sentence: SentenceItem) => void
}

/** An answer as far as it was readable; `said` is `null` if missing. `faults` are for the model. */
export type ReadReply = {
  said: boolean | null
  sentences: SentenceItem[]
  faults: string[]
  isWhole: boolean
}

type ReplyReader = { push: (piece: string) => void; end: () => ReadReply }

const replyKeys = ['said', 'answer']
/** Sentences that are read; an answer is short. */
const maxSentences = 30

/** Reads the answer to a viewer's question while it arrives; every sentence is checked by itself. */
export function createReplyReader(listener: ReplyListener): ReplyReader {
  const reply: Omit<ReadReply, 'isWhole'> = { said: null, sentences: [], faults: [] }

  const isRead = (): boolean => reply.said !== false && reply.sentences.length < maxSentences

  function accept(sentence: SentenceItem): void {
    if (!isRead()) return
    reply.sentences.push(sentence)
    listener.onSentence(sentence)
  }

  function onValue(path: JsonPath, value: unknown): void {
    const [key] = path
    if (path.length === 1 && key === 'said') reply.said = saidItem.safeParse(value).data ?? reply.said
    if (path.length === 1 && key === 'answer' && typeof value === 'string')
      splitSentences(value).forEach(accept)
    if (key !== 'answer' || !isItem(path, value)) return
    const item = sentenceItem.safeParse(writtenAsText(value) ?? value)
    if (item.success) accept(item.data)
    else reply.faults.push(`${path.join('.')}: ${item.error.issues[0]?.message ?? 'not as asked'}`)
  }

  function onText(path: JsonPath, piece: string): void {
    const isSentence = path.length < 3 || (path.length === 3 && path.at(-1) === 'text')
    if (path[0] === 'answer' && isSentence && isRead()) listener.onText(piece)
  }

  const reader = createWrappedReader({ onText, onValue }, replyKeys)
  return {
    push: reader.push,
    end: () => {
      const state = reader.end()
      return { ...reply, faults: [...formFaults[state], ...reply.faults], isWhole: state === 'whole' }
    },
  }
}
