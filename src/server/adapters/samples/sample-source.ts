import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Cue } from '#contract/transcripts.ts'
import { exampleVideos } from '#product/examples.ts'
import { finishCaptions } from '#server/domain/captions/finish-captions.ts'
import { projectFolder } from '#server/lib/folders.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/video-sources.ts'

const sampleSchema = z.object({
  videoId: z.string(),
  title: z.string(),
  channel: z.string(),
  durationSeconds: z.number(),
  language: z.string(),
  kind: z.literal('manual'),
  timings: z.enum(['estimated', 'captions']),
  licence: z.string(),
  segments: z.array(z.object({ start: z.number(), duration: z.number(), text: z.string() })),
})

/** The example videos, whose transcripts ship with the product: they work without a network. */
export function createSampleSource(): TranscriptSource {
  return {
    name: 'sample',
    fetch: async (videoId, { signal }) => {
      signal.throwIfAborted()
      return await readSample(videoId)
    },
  }
}

async function readSample(videoId: string): Promise<SourcedTranscript | null> {
  if (!exampleVideos.some((example) => example.videoId === videoId)) return null
  const file = path.join(projectFolder, 'src/server/adapters/samples', `${videoId}.json`)
  const sample = sampleSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  return {
    videoId: sample.videoId,
    title: sample.title,
    channel: sample.channel,
    durationSeconds: sample.durationSeconds,
    publishedOn: null,
    language: sample.language,
    captionKind: 'human',
    timings: sample.timings === 'estimated' ? 'estimated' : 'exact',
    credit: sample.licence,
    chapters: [],
    tracks: [],
    cues: readCues(sample.segments),
    droppedCues: 0,
    repairedCues: 0,
  }
}

/** Names of speakers are told apart and sounds left out, as in captions from anywhere else. */
function readCues(segments: z.infer<typeof sampleSchema>['segments']): Cue[] {
  const cues = segments.map(({ start, duration, text }) => ({
    startMs: Math.round(start * 1000),
    endMs: Math.round((start + duration) * 1000),
    text,
    speaker: null,
  }))
  return finishCaptions('json3', { cues, captionKind: 'human', language: null }).cues
}
