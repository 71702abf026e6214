import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Sentence } from '#contract/transcripts.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

const recordSchema = z.object({
  id: z.string(),
  transcript: z.array(z.object({ speaker: z.string().optional(), text: z.string() })),
})

/** A transcript to quote from. */
export type SpokenTranscript = {
  id: string
  /** Transcripts of one episode hold the same words; other transcripts have an episode of their own. */
  episode: string
  sentences: Sentence[]
  /** All its words in a plain form, a blank around each: to look up words without the code under test. */
  plain: string
}

const secondsAWord = 0.4

/**
 * Reads talks, all or those named, from gzipped files of one JSON object a line. They have no times: a word
 * is taken as 0.4 seconds.
 */
export function readSpokenTranscripts(files: readonly string[], ids?: readonly string[]): SpokenTranscript[] {
  return files.flatMap((file) =>
    readRecords(file)
      .filter(({ id }) => ids === undefined || ids.includes(id))
      .map(toTranscript),
  )
}

type SpokenRecord = z.infer<typeof recordSchema>

const known = new Map<string, readonly SpokenRecord[]>()

/** The talks of a file, which is unpacked once: most callers want one talk after another. */
function readRecords(file: string): readonly SpokenRecord[] {
  const records =
    known.get(file) ??
    gunzipSync(readFileSync(file))
      .toString('utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => recordSchema.parse(JSON.parse(line)))
  known.set(file, records)
  return records
}

function toTranscript({ id, transcript }: SpokenRecord): SpokenTranscript {
  let words = 0
  const cues = transcript.map(({ text, speaker }) => {
    const count = text.split(/\s+/).length
    const start = words * secondsAWord
    words += count
    return { start, duration: count * secondsAWord, text, speaker: speaker ?? null }
  })
  const sentences = splitSentences(cues, 'en')
  const episode = /\d{4}-\d{2}-\d{2}/.exec(id)?.[0] ?? id
  return { id, episode, sentences, plain: plainWords(sentences.map(({ text }) => text).join(' ')) }
}

/** Words in lower case without marks and sounds of hesitation, a blank around each. */
export function plainWords(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9À-ÿ']+/g) ?? []
  return ` ${words.filter((word) => !/^(?:uh|um|uhm|er|erm|ah|eh|mm|mmm|hmm|hm|mhm|uhh|umm|uhuh)$/.test(word)).join(' ')} `
}
