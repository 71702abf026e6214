import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { readJsonLines } from '../read-json-lines.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const linesOf = (name: string): string[] => readFileSync(fileOf(name), 'utf8').trim().split('\n')

const passageSchema = z.strictObject({
  id: z.string(),
  language: z.enum(['hi', 'hi-Latn', 'en']),
  sentences: z.array(z.string()),
})
const questionSchema = z.strictObject({
  passage: z.string(),
  text: z.string(),
  script: z.enum(['Deva', 'Latn', 'en']),
  /** Index of the sentence that answers. */
  answer: z.int(),
})

/** A short transcript in Hindi, in either script, or in English. */
export type SpokenPassage = z.infer<typeof passageSchema>
/** A question about one of them, in Hindi in either script or in English. */
export type PassageQuestion = z.infer<typeof questionSchema>

/** All of our passages. */
export function readPassages(): SpokenPassage[] {
  return z.array(passageSchema).parse(readJsonLines(fileOf('passages.jsonl')))
}

/** The questions about them. */
export function readPassageQuestions(): PassageQuestion[] {
  return z.array(questionSchema).parse(readJsonLines(fileOf('questions.jsonl')))
}

/** Words in Devanagari, each with spellings in Latin letters. */
export function readSpellings(): { word: string; spellings: string[] }[] {
  return linesOf('words.txt').map((line) => {
    const [word = '', ...spellings] = line.split(' ')
    return { word, spellings }
  })
}

/** Lines in other languages that are written in Latin letters, and Hindi lines that mix in English. */
export function readLines(): { others: { language: string; text: string }[]; mixed: string[] } {
  const others = linesOf('other-languages.txt').map((line) => {
    const [language = '', text = ''] = line.split('|')
    return { language, text }
  })
  return { others, mixed: linesOf('mixed.txt') }
}

/** The sentences of a passage as those of a transcript. */
export function toSentences({ sentences }: SpokenPassage): Sentence[] {
  return sentences.map((text, index) => ({
    index,
    text,
    start: index * 6,
    end: index * 6 + 6,
    speaker: null,
    turn: 0,
    fragment: false,
  }))
}
