import type { BrowserTranscript, StoredOrigin } from '#contract/transcripts.ts'
import type { CreatorChapter } from '#core/draft-summary.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { describeVideo } from '#product/describe-video.ts'
import { prepareBrowser, prepareFile } from './prepare-cues.ts'

/** A transcript with what its summary is written of beside it. */
export type ReadTranscript = TranscriptDocument & {
  origin: StoredOrigin
  title: string | null
  channel: string | null
  chapters: CreatorChapter[]
}

/** Reads a transcript that a person gave as a file. @throws AppError what is wrong with the file */
export async function readFile(bytes: Uint8Array, fileName: string): Promise<ReadTranscript> {
  const file = await prepareFile(bytes, fileName)
  const { title } = file
  const facts = { videoId: null, title, channel: null, durationSeconds: file.spokenSeconds }
  return { ...describeTranscript(file, facts), videoTitle: title ?? 'Transcript' }
}

/** Reads a transcript that stood in a page. @throws AppError what is wrong with the captions */
export async function readPage(
  videoId: string | null,
  transcript: BrowserTranscript,
): Promise<ReadTranscript> {
  const page = await prepareBrowser(transcript)
  const { title, channel, chapters } = page
  const facts = { videoId, title, channel, durationSeconds: page.durationSeconds ?? page.spokenSeconds }
  return { ...describeTranscript(page, facts), chapters }
}

type Facts = Parameters<typeof describeVideo>[0]

/** The transcript of captions that were read, under the facts that are known of their video. */
function describeTranscript(
  { sentences, language, timings }: Pick<ReadTranscript, 'sentences' | 'language' | 'timings'>,
  facts: Facts,
): ReadTranscript {
  return {
    ...describeVideo(facts),
    ...facts,
    origin: 'pasted',
    publishedOn: null,
    chapters: [],
    credit: null,
    language,
    timings,
    sentences,
  }
}

/** The transcript as a program gets it, without the parts that only its summary needs. */
export function toTranscript({
  title: _title,
  channel: _channel,
  chapters: _chapters,
  ...transcript
}: ReadTranscript): TranscriptDocument {
  return transcript
}
