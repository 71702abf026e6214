import type { Sentence, Timings } from '#contract/transcripts.ts'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import { findWords } from '#server/domain/text/find-words.ts'
import { AppError } from '#server/lib/app-error.ts'
import { prepareCues } from './prepare-cues.ts'
import type { PreparedCues } from './prepare-cues.ts'

/** A caption file, read. */
export type PreparedFile = PreparedCues & {
  timings: Timings
  captionKind: 'human' | 'automatic' | 'unknown'
  droppedCues: number
  repairedCues: number
  clockOffsetSeconds: number
}

/** Reads a caption file of any kind and makes sentences of it. @throws AppError what is wrong with the file */
export async function prepareFile(bytes: Uint8Array, fileName: string | undefined): Promise<PreparedFile> {
  const { cues, language, ...read } = parseCaptions(bytes, { fileName })
  const { timings, captionKind, droppedCues, repairedCues, clockOffsetSeconds } = read
  const prepared = await prepareCues(cues, language)
  refuseWithoutContent(prepared.sentences)
  return { ...prepared, timings, captionKind, droppedCues, repairedCues, clockOffsetSeconds }
}

/** A text with fewer different words cannot be summarized. */
const minWords = 3

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
