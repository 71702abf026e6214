import type { Cue, Sentence } from '#contract/transcripts.ts'
import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import { parseJson3 } from '#core/captions/parse-captions.ts'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { openingOf, packPiecesInThread, writePieces } from '#server/lib/stored-sentences.ts'
import type { SealedBody } from '#server/lib/stored-sentences.ts'
import { prepareBrowser, prepareCues, prepareFile } from './prepare-cues.ts'
import type { PreparedBrowser, PreparedCues, PreparedFile } from './prepare-cues.ts'

type FileTask = { bytes: Uint8Array; fileName: string | undefined }
type CuesTask = { cues: Cue[]; declaredLanguage: string | null }

/**
 * The result of a thread for a file, with its sentences in pieces and packed to be stored: reading, packing
 * and copying those of a day holds the process up for 20 ms, and most are not asked for.
 */
export type Packed<Prepared extends PreparedFile> = Omit<Prepared, 'sentences'> & {
  pieces: string[]
  packed: SealedBody
  opening: Sentence[]
}

/** Runs `prepareFile` in a worker thread. */
export function readFileInThread(task: FileTask): Promise<ThreadOutcome<Packed<PreparedFile>>> {
  return toOutcome(async () => pack(await prepareFile(task.bytes, task.fileName)))
}

/** Runs `prepareBrowser` in a worker thread. */
export function readBrowserInThread(bytes: Uint8Array): Promise<ThreadOutcome<Packed<PreparedBrowser>>> {
  return toOutcome(async () => pack(await prepareBrowser(bytes)))
}

function pack<Prepared extends PreparedFile>({ sentences, ...prepared }: Prepared): Packed<Prepared> {
  const pieces = writePieces(sentences)
  return { ...prepared, pieces, packed: packPiecesInThread(pieces), opening: openingOf(sentences) }
}

/** Runs `parseJson3` in a worker thread. */
export function parseJson3InThread(body: string): Promise<ThreadOutcome<ParsedCaptions>> {
  return toOutcome(() => parseJson3(body))
}

/** Runs `prepareCues` in a worker thread. */
export function readCuesInThread(task: CuesTask): Promise<ThreadOutcome<PreparedCues>> {
  return toOutcome(() => prepareCues(task.cues, task.declaredLanguage))
}
