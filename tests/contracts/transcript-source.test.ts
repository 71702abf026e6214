import { describe, expect, it } from 'vitest'
import { problemCodes } from '#contract/problems.ts'
import { cueSchema } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { exampleVideos } from '#product/examples.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import type { TranscriptSource } from '#server/ports/video-sources.ts'
import { startGeminiVideoSimulator } from '#tests/fakes/gemini-video/simulator.ts'
import { simulatedGeminiVideo } from '#tests/fakes/gemini-video/source.ts'
import { startYoutubeSimulator } from '#tests/fakes/youtube/simulator.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'

type Sample = {
  /** A video that it carries. */
  carried: string
  /** A video that it has no transcript of, though it carries it; `null` where there is none. */
  refused: string | null
  start: () => Promise<AsyncDisposable & { source: TranscriptSource }>
}

const sources: Readonly<Record<string, Sample>> = {
  'the examples that ship with the product': {
    carried: exampleVideos[0].videoId,
    refused: null,
    start: async () => ({ source: createSampleSource(), [Symbol.asyncDispose]: async () => undefined }),
  },
  'YouTube, simulated': {
    carried: 'okManual001',
    refused: 'privateVid1',
    start: async () => {
      const youtube = await startYoutubeSimulator()
      const source = createYoutubeSource(youtubeOptions(youtube.origin))
      return { source, [Symbol.asyncDispose]: () => youtube[Symbol.asyncDispose]() }
    },
  },
  'a model that listens, simulated': {
    carried: 'shortTalk01',
    refused: 'privateVid1',
    start: async () => {
      const gemini = await startGeminiVideoSimulator()
      const source = simulatedGeminiVideo(gemini.baseUrl)
      return { source, [Symbol.asyncDispose]: () => gemini[Symbol.asyncDispose]() }
    },
  },
}
const options = { signal: new AbortController().signal, choice: null }

describe.each(Object.entries(sources))(
  'a source of transcripts: %s',
  (_name, { carried, refused, start }) => {
    it('gives what is said in the order of the video, every cue with words and a time in it', async () => {
      await using started = await start()
      const transcript = await started.source.fetch(carried, options)
      expect(transcript?.videoId).toBe(carried)
      const cues = transcript?.cues ?? []
      expect(cues.length).toBeGreaterThan(3)
      for (const cue of cues) {
        expect(cueSchema.parse(cue)).toEqual(cue)
        expect(cue.text.trim()).toBe(cue.text)
        expect(cue.text).not.toBe('')
        expect(cue.start).toBeLessThanOrEqual(transcript?.durationSeconds ?? Infinity)
      }
      const starts = cues.map((cue) => cue.start ?? Number.NaN)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    })

    it('gives the same for the same', async () => {
      await using started = await start()
      const first = await started.source.fetch(carried, options)
      expect(await started.source.fetch(carried, options)).toEqual(first)
    })

    if (refused !== null) {
      it('says with a code of the list why it has no transcript of a video', async () => {
        await using started = await start()
        const error: unknown = await started.source.fetch(refused, options).catch((cause: unknown) => cause)
        expect(error).toBeInstanceOf(AppError)
        expect(problemCodes).toContain(error instanceof AppError ? error.code : null)
      })
    }

    it("rejects with the caller's reason when it is aborted before it began", async () => {
      await using started = await start()
      const reason = new Error('left the page')
      const asked = started.source.fetch(carried, { ...options, signal: AbortSignal.abort(reason) })
      await expect(asked).rejects.toBe(reason)
    })
  },
)
