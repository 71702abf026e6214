import type { Answer, Passage } from '#contract/questions.ts'
import type { Summary } from '#contract/summary.ts'
import type { Transcript } from '#contract/transcripts.ts'
import { withoutControls } from '#product/without-controls.ts'
import type { Credited } from './credit.ts'

/** A summary as it goes into a file, whether a server has it or not. */
export type SummaryDocument = Omit<
  Summary,
  'id' | 'transcriptId' | 'cached' | 'fromPlaylist' | 'withoutModel' | 'keyInsights'
>

/** A summary that was handed out, without what is about the account and the server. */
export function toDocument(summary: Summary): SummaryDocument {
  return {
    videoId: summary.videoId,
    videoUrl: summary.videoUrl,
    videoTitle: summary.videoTitle,
    videoChannel: summary.videoChannel,
    videoDuration: summary.videoDuration,
    durationSeconds: summary.durationSeconds,
    publishedOn: summary.publishedOn,
    language: summary.language,
    timings: summary.timings,
    credit: summary.credit,
    ...(summary.hearing === undefined ? {} : { hearing: summary.hearing }),
    engine: summary.engine,
    style: summary.style,
    form: summary.form,
    gist: summary.gist,
    gistSentence: summary.gistSentence,
    summary: summary.summary,
    summarySentences: summary.summarySentences,
    insights: summary.insights,
    chapters: summary.chapters,
    coverage: summary.coverage,
    captionsEnd: summary.captionsEnd,
    talk: summary.talk,
    parts: summary.parts,
    checking: summary.checking,
    createdAt: summary.createdAt,
  }
}

/** A document as JSON, with a line break at its end. */
export function asJson(document: object): string {
  return `${JSON.stringify(withoutControls(document), null, 2)}\n`
}

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
  | 'publishedOn'
  | 'language'
  | 'timings'
  | keyof Credited
  | 'sentences'
>

/** The answer to a question about one video. */
export type AnswerDocument = Pick<Answer, 'question' | 'said' | 'answer'> &
  Partial<Pick<Answer, 'languages'>> & {
    passages: Omit<Passage, 'transcriptId'>[]
  } & Pick<TranscriptDocument, 'videoUrl' | 'videoTitle' | 'timings'>
