import type { Timings } from '#contract/transcripts.ts'
import { parseCaptions } from '#server/lib/captions/parse-captions.ts'
import { prepareCues } from './prepare-cues.ts'
import type { PreparedCues } from './prepare-cues.ts'

/** A caption file, read. */
export type PreparedFile = PreparedCues & {
  timings: Timings
  captionKind: 'human' | 'automatic' | 'unknown'
  droppedCues: number
  repairedCues: number
}

/** Reads a caption file of any kind and makes sentences of it. @throws AppError what is wrong with the file */
export async function prepareFile(bytes: Uint8Array, fileName: string | undefined): Promise<PreparedFile> {
  const { cues, language, timings, captionKind, droppedCues, repairedCues } = parseCaptions(bytes, {
    fileName,
  })
  return { ...(await prepareCues(cues, language)), timings, captionKind, droppedCues, repairedCues }
}
