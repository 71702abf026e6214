import type { Source } from '#client/precis.ts'
import type { StoredOrigin } from '#contract/transcripts.ts'
import type { TranscriptDocument } from '#export/documents.ts'
import { parseVideoLink } from '#product/video-link.ts'
import { prepareCues, prepareFile } from '#server/features/transcripts/prepare-cues.ts'
import { describeVideo } from '#server/features/transcripts/present.ts'
import { fetchFromSources } from '#server/features/transcripts/transcribe-video.ts'
import { AppError } from '#server/lib/app-error.ts'
import { noPayers } from '#server/ports/language-model.ts'
import type { CreatorChapter, TranscriptSource } from '#server/ports/video-sources.ts'

/** A transcript with what its summary is written of beside it. */
export type ReadTranscript = TranscriptDocument & {
  origin: StoredOrigin
  title: string | null
  channel: string | null
  chapters: CreatorChapter[]
}

/** Reads the transcript of a source in this process. @throws AppError */
export async function readTranscript(
  sources: readonly TranscriptSource[],
  source: Source,
  signal: AbortSignal,
): Promise<ReadTranscript> {
  return source.kind === 'file' ? await readFileSource(source) : await readVideo(sources, source.link, signal)
}

async function readFileSource({ name, bytes }: Extract<Source, { kind: 'file' }>): Promise<ReadTranscript> {
  const { sentences, language, timings, spokenSeconds } = await prepareFile(bytes, name)
  const title = titleOf(name)
  const facts = { videoId: null, title, channel: null, durationSeconds: spokenSeconds }
  return {
    ...describeVideo(facts),
    ...facts,
    videoTitle: title ?? 'Transcript',
    origin: 'pasted',
    chapters: [],
    credit: null,
    language,
    timings,
    sentences,
  }
}

/** The name of a file without what names its format. */
function titleOf(name: string): string | null {
  const title = name.replace(/(?:\.[a-z]{2}(?:-[A-Za-z]{2,4})?)?\.[A-Za-z0-9]{2,5}$/, '').trim()
  return title === '' ? null : title
}

async function readVideo(
  sources: readonly TranscriptSource[],
  link: string,
  signal: AbortSignal,
): Promise<ReadTranscript> {
  const videoId = await findVideo(sources, link, signal)
  const options = { signal, payers: noPayers }
  const { source, transcript } = await fetchFromSources(sources, { videoId, choice: null }, options)
  const { sentences, language, spokenSeconds } = await prepareCues(transcript.cues, transcript.language)
  const { title, channel, chapters, credit, timings } = transcript
  const facts = { videoId, title, channel, durationSeconds: transcript.durationSeconds ?? spokenSeconds }
  return {
    ...describeVideo(facts),
    ...facts,
    origin: source.name,
    chapters,
    credit,
    language,
    timings,
    sentences,
  }
}

/** The video that a link names; of a playlist the first one. */
async function findVideo(
  sources: readonly TranscriptSource[],
  link: string,
  signal: AbortSignal,
): Promise<string> {
  const parsed = parseVideoLink(link)
  if (parsed === null) {
    throw new AppError('INVALID_LINK', `“${link}” is neither a file here nor a YouTube link.`)
  }
  if (parsed.videoId !== null) return parsed.videoId
  const known = sources.find(({ findFirstVideo }) => findFirstVideo !== undefined)
  const first = await known?.findFirstVideo?.(parsed.playlistId ?? '', { signal })
  if (first === undefined) throw new AppError('INVALID_LINK', 'That link names no video.')
  return first
}
