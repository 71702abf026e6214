import type { Talk } from '#contract/talk.ts'
import type { Cue, Sentence } from '#contract/transcripts.ts'
import { toOutcome } from '#core/app-error.ts'
import type { ThreadOutcome } from '#core/app-error.ts'
import { parseJson3 } from '#core/captions/parse-captions.ts'
import type { ParsedCaptions } from '#core/captions/raw-captions.ts'
import { recogniseKind } from '#core/kinds/recognise-kind.ts'
import { openingOf, packPiecesInThread, writePieces } from '#server/lib/stored-sentences.ts'
import type { SealedBody } from '#server/lib/stored-sentences.ts'
import { prepareBrowser, prepareCues, prepareFile } from './prepare-cues.ts'
import type { PreparedCues, PreparedFile } from './prepare-cues.ts'

/** A file that a person gave, or what the extension sent. */
type FileTask = { bytes: Uint8Array } & ({ fileName: string | undefined } | { isFromBrowser: true })
type CuesTask = { cues: Cue[]; declaredLanguage: string | null }

/**
 * The result of a thread for a file, with its sentences in pieces and packed to be stored: reading, packing
 * and copying those of a day holds the process up for 20 ms, and most are not asked for.
 */
export type Packed = Omit<PreparedFile, 'sentences'> & {
  pieces: string[]
  packed: SealedBody
  opening: Sentence[]
  talk: Talk
}

/** Runs `prepareFile` or `prepareBrowser` in a worker thread. */
export function readFileInThread(task: FileTask): Promise<ThreadOutcome<Packed>> {
  return toOutcome(async () =>
    pack(
      'fileName' in task ? await prepareFile(task.bytes, task.fileName) : await prepareBrowser(task.bytes),
    ),
  )
}

function pack({ sentences, ...prepared }: PreparedFile): Packed {
  const pieces = writePieces(sentences)
  const talk = recogniseKind(sentences, prepared.language)
  return { ...prepared, talk, pieces, packed: packPiecesInThread(pieces), opening: openingOf(sentences) }
}

/** Runs `parseJson3` in a worker thread. */
export function parseJson3InThread(body: string): Promise<ThreadOutcome<ParsedCaptions>> {
  return toOutcome(() => parseJson3(body))
}

/** Runs `prepareCues` in a worker thread. */
export function readCuesInThread(task: CuesTask): Promise<ThreadOutcome<PreparedCues>> {
  return toOutcome(() => prepareCues(task.cues, task.declaredLanguage))
}
