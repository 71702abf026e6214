import type { Timings } from '#contract/transcripts.ts'
import { parseCaptions } from '#server/domain/captions/parse-captions.ts'
import { prepareCues } from './prepare-cues.ts'
import type { PreparedCues } from './prepare-cues.ts'
import { refuseWithoutContent } from './refuse-without-content.ts'

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
