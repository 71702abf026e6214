import type { BrowserTranscript, Cue, Sentence, Timings } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { canonicalTag } from '#core/captions/caption-tracks.ts'
import { cleanText } from '#core/captions/clean-text.ts'
import { detectEncoding } from '#core/captions/detect-encoding.ts'
import { parseCaptions } from '#core/captions/parse-captions.ts'
import type { ParsedFile } from '#core/captions/raw-captions.ts'
import { toStorable } from '#core/storable-text.ts'
import { languageOfCaptions } from '#core/text/detect-language.ts'
import { countWords, findWords } from '#core/text/find-words.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { maxTranscriptSentences, maxTranscriptWords } from '#product/limits.ts'
import { loadSpokenWords } from './load-spoken-words.ts'
import { nameText } from './name-text.ts'

/** The sentences of cues, with what their preparation found. */
export type PreparedCues = {
  sentences: Sentence[]
  /** BCP 47, `und` when unknown. */
  language: string
  /** Seconds; the end of the last cue that has a time. */
  spokenSeconds: number | null
}

/**
 * Makes sentences of cues; the language is detected when none is declared, and Hindi in Latin letters
 * whatever is declared.
 * @throws AppError `TRANSCRIPT_TOO_LONG` past 40,000 sentences or 400,000 words
 */
export async function prepareCues(cues: Cue[], declaredLanguage: string | null): Promise<PreparedCues> {
  if (hasTooManyWords(cues)) throw tooLong()
  await loadSpokenWords(declaredLanguage ?? 'en')
  const language = await languageOfCaptions(cues.map((cue) => cue.text).join(' '), declaredLanguage)
  await loadSpokenWords(language)
  const sentences = splitSentences(cues, language)
  if (sentences.length > maxTranscriptSentences) throw tooLong()
  return { sentences, language, spokenSeconds: spokenSeconds(cues) }
}

/** There are more words than a transcript may have; counting ends at the limit. */
function hasTooManyWords(cues: readonly Cue[]): boolean {
  let words = 0
  for (const { text } of cues) {
    words += countWords(text)
    if (words > maxTranscriptWords) return true
  }
  return false
}

function tooLong(): AppError {
  const [sentences, words] = [maxTranscriptSentences, maxTranscriptWords].map((max) =>
    max.toLocaleString('en'),
  )
  return new AppError(
    'TRANSCRIPT_TOO_LONG',
    `This transcript is too long. We take up to ${sentences} sentences or ${words} words, about a day of speech.`,
  )
}

function spokenSeconds(cues: readonly Cue[]): number | null {
  return cues.reduce<number | null>((latest, { start, duration }) => {
    if (start === null) return latest
    return Math.max(latest ?? 0, start + (duration ?? 0))
  }, null)
}

/** The way a file was read, for the metrics: names of closed lists, and never a word of it. */
export type FileReading = Pick<ParsedFile, 'format' | 'encoding' | 'passes'>

/** A caption file, read. */
export type PreparedFile = PreparedCues & {
  timings: Timings
  captionKind: 'human' | 'automatic' | 'unknown'
  droppedCues: number
  repairedCues: number
  clockOffsetSeconds: number
  reading: FileReading
} & Pick<BrowserTranscript, 'title' | 'channel' | 'durationSeconds' | 'chapters'>

type ReadCaptions = Omit<PreparedFile, 'title' | 'channel' | 'durationSeconds' | 'chapters'>

/**
 * Reads a caption file of any kind and makes sentences of it.
 * @throws AppError what is wrong with the file
 */
export async function prepareFile(bytes: Uint8Array, fileName: string | undefined): Promise<PreparedFile> {
  const read = parseCaptions(bytes, { encoding: await detectEncoding(bytes), fileName })
  const prepared = await prepareRead(read, read.language)
  const title = toLine(read.title ?? nameText(fileName, prepared.sentences))
  return { ...prepared, title, channel: null, durationSeconds: null, chapters: [] }
}

async function prepareRead(read: ParsedFile, language: string | null): Promise<ReadCaptions> {
  const { cues, timings, captionKind, droppedCues, repairedCues, clockOffsetSeconds } = read
  const { format, encoding, passes } = read
  const reading = { format, encoding, passes }
  const prepared = await prepareCues(cues, language)
  refuseWithoutContent(prepared.sentences)
  return { ...prepared, timings, captionKind, droppedCues, repairedCues, clockOffsetSeconds, reading }
}

/**
 * Reads what the extension read in a page. Its captions are cleaned and mended as those of a pasted file are.
 * @throws AppError what is wrong with the captions
 */
export async function prepareBrowser({
  captions,
  language,
  captionKind,
  ...facts
}: BrowserTranscript): Promise<PreparedFile> {
  const read = parseCaptions(new TextEncoder().encode(captions), {
    encoding: 'utf-8',
    fileName: 'captions.json',
  })
  return {
    ...(await prepareRead(read, canonicalTag(language ?? ''))),
    captionKind,
    title: toLine(facts.title),
    channel: toLine(facts.channel),
    durationSeconds: facts.durationSeconds,
    chapters: facts.chapters.map(({ title, start }) => ({ title: toLine(title) ?? '', start })),
  }
}

/** One line of text; `null` for nothing. */
function toLine(text: string | null): string | null {
  const line = toStorable(cleanText(text ?? '').replaceAll('\n', ' '))
  return line === '' ? null : line
}

/** A text with fewer different words cannot be summarized. */
const minWords = 3

/** @throws AppError `TRANSCRIPT_EMPTY` for sentences with hardly a word */
function refuseWithoutContent(sentences: readonly Sentence[]): void {
  const words = new Set<string>()
  for (const { text } of sentences) {
    for (const { from, to } of findWords(text))
      words.add(
        text
          .slice(from, to)
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ''),
      )
    if (words.size >= minWords) return
  }
  throw new AppError('TRANSCRIPT_EMPTY', "That's too little text to summarize. Paste the whole transcript.")
}
