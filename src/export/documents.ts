import type { Answer, Passage } from '#contract/ask.ts'
import type { Summary } from '#contract/summaries.ts'
import type { Transcript } from '#contract/transcripts.ts'

/** A summary as it goes into a file, whether a server has it or not. */
export type SummaryDocument = Omit<
  Summary,
  'id' | 'transcriptId' | 'cached' | 'fromPlaylist' | 'withoutModel' | 'keyInsights'
>

/** A transcript as it goes into a file. */
export type TranscriptDocument = Pick<
  Transcript,
  | 'origin'
  | 'videoId'
  | 'videoUrl'
  | 'videoTitle'
  | 'videoChannel'
  | 'videoDuration'
  | 'durationSeconds'
  | 'language'
  | 'timings'
  | 'credit'
  | 'sentences'
>

/** The answer to a question about one video. */
export type AnswerDocument = Pick<Answer, 'question' | 'said' | 'answer'> & {
  passages: Omit<Passage, 'transcriptId'>[]
} & Pick<TranscriptDocument, 'videoUrl' | 'videoTitle' | 'timings'>
