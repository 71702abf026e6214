import type { SummaryRequest } from '#client/precis.ts'
import type { BrowserTranscript } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { answerQuestion } from '#local/answer-question.ts'
import { prepareTranscript } from '#local/check-passages.ts'
import type { PreparedTranscript } from '#local/check-passages.ts'
import type { GivenSummary } from '#local/check-written.ts'
import { loadSpokenWords } from '#local/load-spoken-words.ts'
import { readPage, toTranscript } from '#local/read-transcript.ts'
import type { ReadTranscript } from '#local/read-transcript.ts'
import { summarizeTranscript } from '#local/summarize-transcript.ts'
import { findBuiltInForm } from '#product/summary-forms.ts'

/** The source of the work: captions that a page gave, or a transcript that is stored in this browser. */
export type AloneSource = { id: string } & (
  | { videoId: string | null; page: BrowserTranscript }
  | { stored: TranscriptDocument }
)

type Opened = { id: string; transcript: ReadTranscript; prepared: PreparedTranscript | null }

/** The pieces of work for the worker, by their names. */
export type Jobs = ReturnType<typeof createJobs>

/**
 * Does the work of Précis without a server and without a model. The transcript of the last job is ready for
 * the next one about it.
 */
export function createJobs(now: () => number) {
  let last: Opened | null = null

  async function open(source: AloneSource): Promise<Opened> {
    if (last?.id === source.id) return last
    // The one before goes first: two of a day's talk are too many for a small machine.
    last = null
    const transcript =
      'page' in source ? await readPage(source.videoId, source.page) : await readStored(source.stored)
    last = { id: source.id, transcript, prepared: null }
    return last
  }

  return {
    transcribe: async (source: AloneSource) => toTranscript((await open(source)).transcript),
    summarize: async (source: AloneSource, { language, form }: SummaryRequest) => {
      const { transcript } = await open(source)
      await loadSpokenWords(language)
      return summarizeTranscript(transcript, { language, form: requireForm(form), now: new Date(now()) })
    },
    check: async (source: AloneSource, given: GivenSummary) => {
      const { transcript } = await open(source)
      // Loaded for those alone whose browser has a model.
      const { checkWritten } = await import('#local/check-written.ts')
      return await checkWritten(transcript, given, new Date(now()))
    },
    ask: async (source: AloneSource, question: string) => {
      const opened = await open(source)
      const { transcript } = opened
      opened.prepared ??= prepareTranscript(transcript)
      return (await answerQuestion(opened.prepared, { question, transcript }, null)).answer
    },
  }
}

/** @throws AppError `NOT_FOUND` for a form that only a server knows */
function requireForm(form: string) {
  const known = findBuiltInForm(form)
  if (known === null) throw new AppError('NOT_FOUND', 'Forms of your own are known to your server alone.')
  return known
}

async function readStored(stored: TranscriptDocument): Promise<ReadTranscript> {
  await loadSpokenWords(stored.language)
  const { videoTitle: title, videoChannel: channel } = stored
  return { ...stored, origin: 'pasted', title, channel, chapters: [] }
}
