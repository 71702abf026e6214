import type { Answer, Passage } from '#contract/questions.ts'
import type { AnswerDocument, SummaryDocument, TranscriptDocument } from '#export/documents.ts'
import type { SummaryLanguage, SummaryStyle } from '#product/summary-options.ts'
import type { Server } from './call-server.ts'

/** What is worked on: the link of a video, or a transcript that was read from a file or a pipe. */
export type Source =
  | { kind: 'link'; link: string }
  | { kind: 'file'; name: string; bytes: Uint8Array<ArrayBuffer> }

/** How a piece of work is done. `onStage` is called with each step in words. */
export type WorkOptions = { signal: AbortSignal; onStage: (text: string) => void }

/** How a summary is to be written; `form` is named by its id or its name. */
export type SummaryRequest = { language: SummaryLanguage; style: SummaryStyle; form: string }

/**
 * A summary, and in a sentence why no model wrote it although one was to; `null` where nothing failed. `id` names it in the history
 * of the account, where there is one.
 */
export type Summarized = { summary: SummaryDocument; note: string | null; id: string | null }

/** The summaries that are stored for an account. */
export type History = {
  /** The newest ones. */
  list: (signal: AbortSignal) => Promise<{ id: string; title: string }[]>
  read: (id: string, signal: AbortSignal) => Promise<SummaryDocument>
}

/** What was found for a question in all videos of an account. */
export type FoundInLibrary = Pick<Answer, 'said'> & {
  passages: (Pick<Passage, 'quote' | 'second'> & { videoTitle: string; videoUrl: string | null })[]
}

/** What does the work: this process, or a server. Each throws `AppError` with a code of the closed list. */
export type Precis = {
  /** Whether the work goes on when this process ends, so that it has to be cancelled. */
  isElsewhere: boolean
  summarize: (source: Source, request: SummaryRequest, options: WorkOptions) => Promise<Summarized>
  transcribe: (source: Source, options: WorkOptions) => Promise<TranscriptDocument>
  ask: (source: Source, question: string, options: WorkOptions) => Promise<AnswerDocument>
  /** `null` where there is no library. */
  searchLibrary: ((question: string, options: WorkOptions) => Promise<FoundInLibrary>) | null
  /** `null` where nothing is stored. */
  history: History | null
  /** The server that has the collections of the account, what it follows and its digests; `null` without one. */
  server: Server | null
}
