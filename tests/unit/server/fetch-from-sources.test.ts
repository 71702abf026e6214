import { describe, expect, it } from 'vitest'
import type { ProblemCode } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { fetchFromSources } from '#server/features/transcripts/transcribe-video.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/video-sources.ts'

const { signal } = new AbortController()
const wanted = { videoId: 'aaaaaaaaaaa', choice: null }
const transcript: SourcedTranscript = {
  videoId: wanted.videoId,
  title: null,
  channel: null,
  durationSeconds: null,
  publishedOn: null,
  language: 'en',
  captionKind: 'unknown',
  timings: 'exact',
  credit: null,
  chapters: [],
  tracks: [],
  cues: [],
  droppedCues: 0,
  repairedCues: 0,
}

const has = (name: TranscriptSource['name']): TranscriptSource => ({ name, fetch: async () => transcript })
const lacks: TranscriptSource = { name: 'sample', fetch: async () => null }
const fails = (code: ProblemCode): TranscriptSource => ({
  name: 'youtube',
  fetch: async () => {
    throw new AppError(code, `failed with ${code}`)
  },
})
const standIn = (source: TranscriptSource, ...codes: ProblemCode[]): TranscriptSource => ({
  ...source,
  name: 'model',
  helpsAfter: (code) => codes.includes(code),
})
const ask = (...sources: TranscriptSource[]) =>
  fetchFromSources(sources, wanted, { signal, payers: noPayers })

describe('fetchFromSources', () => {
  it('takes the first source that carries the video', async () => {
    expect((await ask(lacks, has('youtube'))).source.name).toBe('youtube')
    expect((await ask(has('sample'), fails('NO_CAPTIONS'))).source.name).toBe('sample')
  })

  it('asks a stand-in only after a failure that it may get past', async () => {
    const helper = standIn(has('model'), 'NO_CAPTIONS')
    expect((await ask(helper, has('youtube'))).source.name).toBe('youtube')
    expect((await ask(fails('NO_CAPTIONS'), helper)).source.name).toBe('model')
    await expect(ask(fails('PRIVATE_VIDEO'), helper)).rejects.toMatchObject({ code: 'PRIVATE_VIDEO' })
  })

  it('tells what the first source said when the stand-in fails as well', async () => {
    const helper = standIn(fails('YOUTUBE_UNREACHABLE'), 'NO_CAPTIONS')
    await expect(ask(fails('NO_CAPTIONS'), helper)).rejects.toMatchObject({ code: 'NO_CAPTIONS' })
  })

  it('says that there is no source when none carries it', async () => {
    await expect(ask(lacks)).rejects.toMatchObject({ code: 'SOURCE_UNAVAILABLE' })
  })

  it('passes on what is no failure of a source', async () => {
    const broken: TranscriptSource = { name: 'youtube', fetch: () => Promise.reject(new TypeError('x')) }
    await expect(ask(broken, standIn(has('model'), 'NO_CAPTIONS'))).rejects.toThrow(TypeError)
  })
})
