import type { Cue } from '#contract/transcripts.ts'
import { parseJson3 } from '#server/domain/captions/parse-captions.ts'
import type { ParsedCaptions } from '#server/domain/captions/raw-captions.ts'
import { toOutcome } from '#server/lib/app-error.ts'
import type { ThreadOutcome } from '#server/lib/app-error.ts'
import { prepareBrowser, prepareCues, prepareFile } from './prepare-cues.ts'
import type { PreparedBrowser, PreparedCues, PreparedFile } from './prepare-cues.ts'

type FileTask = { bytes: Uint8Array; fileName: string | undefined }
type CuesTask = { cues: Cue[]; declaredLanguage: string | null }

/** Runs `prepareFile` in a worker thread. */
export function readFileInThread(task: FileTask): Promise<ThreadOutcome<PreparedFile>> {
  return toOutcome(() => prepareFile(task.bytes, task.fileName))
}

/** Runs `prepareBrowser` in a worker thread. */
export function readBrowserInThread(bytes: Uint8Array): Promise<ThreadOutcome<PreparedBrowser>> {
  return toOutcome(() => prepareBrowser(bytes))
}

/** Runs `parseJson3` in a worker thread. */
export function parseJson3InThread(body: string): Promise<ThreadOutcome<ParsedCaptions>> {
  return toOutcome(() => parseJson3(body))
}

/** Runs `prepareCues` in a worker thread. */
export function readCuesInThread(task: CuesTask): Promise<ThreadOutcome<PreparedCues>> {
  return toOutcome(() => prepareCues(task.cues, task.declaredLanguage))
}
