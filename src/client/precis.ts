import type { Answer, Passage } from '#contract/questions.ts'
import type { PieceLimits } from '#core/recordings/cut-pieces.ts'
import type { AnswerDocument, SummaryDocument, TranscriptDocument } from '#export/documents.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { Server } from './call-server.ts'

/** A sound or video file of this machine, cut into pieces of the size that its recognizer takes. */
export type SoundFile = {
  name: string
  hash: (signal: AbortSignal) => Promise<string>
  cut: (limits: PieceLimits, options: { signal: AbortSignal }) => AsyncIterable<SoundPiece>
}
export type SoundPiece = { index: number; startMs: number; endMs: number; bytes: Uint8Array<ArrayBuffer> }

/** The source of the work: the link of a video, a recording, or a transcript from a file or a pipe. */
export type Source =
  | { kind: 'link'; link: string }
  | { kind: 'sound'; file: SoundFile }
  | { kind: 'file'; name: string; bytes: Uint8Array<ArrayBuffer> }

/** The options of any piece of work. `onStage` is called with each step in words. */
export type WorkOptions = { signal: AbortSignal; onStage: (text: string) => void }

/** The options of a summary; `form` is the id or the name of a form. */
export type SummaryRequest = { language: SummaryLanguage; style: SummaryStyle; form: string }

/**
 * A summary, and in a sentence why no model wrote it although one was to; `null` where nothing failed. `id`
 * names it in the history of the account, where there is one.
 */
export type Summarized = { summary: SummaryDocument; note: string | null; id: string | null }

/** The summaries that are stored for an account. */
export type History = {
  /** The newest ones. */
  list: (signal: AbortSignal) => Promise<{ id: string; title: string }[]>
  read: (id: string, signal: AbortSignal) => Promise<SummaryDocument>
}

/** The answer to a question in all videos of an account. */
export type FoundInLibrary = Pick<Answer, 'said'> & {
  passages: (Pick<Passage, 'quote' | 'second' | 'speaker'> & {
    videoTitle: string
    videoUrl: string | null
  })[]
}

/**
 * Précis as a program uses it, done by this process, by a worker of a page or by a server. Each call throws
 * `AppError` with a code of the closed list.
 */
export type Precis<From = Source> = {
  /** True where the work continues when this process ends, so that it has to be cancelled. */
  isElsewhere: boolean
  summarize: (source: From, request: SummaryRequest, options: WorkOptions) => Promise<Summarized>
  transcribe: (source: From, options: WorkOptions) => Promise<TranscriptDocument>
  ask: (source: From, question: string, options: WorkOptions) => Promise<AnswerDocument>
  /** Hears what a link names; `null` without a server that fetches it. */
  hearLink: ((link: string, options: WorkOptions) => Promise<TranscriptDocument>) | null
  /** `null` where there is no library. */
  searchLibrary: ((question: string, options: WorkOptions) => Promise<FoundInLibrary>) | null
  /** `null` where nothing is stored. */
  history: History | null
  /** The server with the account's collections, follows and digests; `null` without one. */
  server: Server | null
}

/** The rows of it where the work is done here and no server stores anything. */
export const withoutServer = {
  isElsewhere: false,
  hearLink: null,
  searchLibrary: null,
  history: null,
  server: null,
} as const
