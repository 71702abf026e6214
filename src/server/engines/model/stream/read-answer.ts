import type { z } from 'zod'
import { chapterItem, insightItem, textItem } from '../answer-schema.ts'
import type { ChapterItem, InsightItem } from '../answer-schema.ts'
import { createJsonReader } from './read-json.ts'
import type { JsonPath } from './read-json.ts'

/** What is told of an answer while it comes. */
export type AnswerListener = {
  /** The next piece of the gist or of the summary. */
  onText: (key: 'gist' | 'summary', piece: string) => void
  onTextEnd: (key: 'gist' | 'summary') => void
  onChapter: (chapter: ChapterItem) => void
  onInsight: (insight: InsightItem) => void
}

/** An answer as far as it could be read. `faults` says, for the model, what was wrong with it. */
export type ReadAnswer = {
  gist: string
  chapters: ChapterItem[]
  insights: InsightItem[]
  summary: string
  faults: string[]
}

export type AnswerReader = { push: (piece: string) => void; end: () => ReadAnswer }

const silent: AnswerListener = {
  onText: () => undefined,
  onTextEnd: () => undefined,
  onChapter: () => undefined,
  onInsight: () => undefined,
}

/** Reads the answer to a question for a summary while it comes; every object is checked by itself. */
export function createAnswerReader(listener: AnswerListener = silent): AnswerReader {
  const answer: ReadAnswer = { gist: '', chapters: [], insights: [], summary: '', faults: [] }

  function check<T>(schema: z.ZodType<T>, place: string, value: unknown): T | null {
    const result = schema.safeParse(value)
    if (result.success) return result.data
    const [issue] = result.error.issues
    answer.faults.push(`${[place, ...(issue?.path ?? [])].join('.')}: ${issue?.message ?? 'not as asked'}`)
    return null
  }

  function onValue(path: JsonPath, value: unknown): void {
    const [key, place] = path
    if (path.length === 0 && isOtherObject(value)) answer.faults.push('It had none of the keys asked for.')
    if (path.length === 1 && (key === 'gist' || key === 'summary')) {
      answer[key] = check(textItem, key, value) ?? answer[key]
      listener.onTextEnd(key)
    }
    if (path.length !== 2) return
    if (key === 'chapters') {
      const chapter = check(chapterItem, `chapters.${place}`, value)
      if (chapter === null) return
      answer.chapters.push(chapter)
      listener.onChapter(chapter)
    }
    if (key === 'insights') {
      const insight = check(insightItem, `insights.${place}`, value)
      if (insight === null) return
      answer.insights.push(insight)
      listener.onInsight(insight)
    }
  }

  function onText(path: JsonPath, piece: string): void {
    const [key] = path
    if (path.length !== 1 || (key !== 'gist' && key !== 'summary')) return
    answer[key] += piece
    listener.onText(key, piece)
  }

  const reader = createJsonReader({ onText, onValue })
  return {
    push: reader.push,
    end: () => {
      const faults = {
        none: ['There was no JSON object in it.'],
        broken: ['It was not valid JSON.'],
        open: ['It broke off before its end. Write less.'],
        whole: [],
      }[reader.state()]
      return { ...answer, faults: [...faults, ...answer.faults] }
    },
  }
}

function isOtherObject(value: unknown): boolean {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => !['gist', 'chapters', 'insights', 'summary'].includes(key))
}
