import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { exampleVideos } from '#product/examples.ts'
import type { Cue } from '#contract/transcripts.ts'
import { splitSpeakers } from '#server/lib/captions/split-speakers.ts'
import type { SourcedTranscript, TranscriptSource } from '#server/ports/transcript-source.ts'

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
  return { name: 'sample', fetch: (videoId) => readSample(videoId) }
}

async function readSample(videoId: string): Promise<SourcedTranscript | null> {
  if (!exampleVideos.some((example) => example.videoId === videoId)) return null
  const file = new URL(`./${videoId}.json`, import.meta.url)
  const sample = sampleSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  return {
    videoId: sample.videoId,
    title: sample.title,
    channel: sample.channel,
    durationSeconds: sample.durationSeconds,
    language: sample.language,
    captionKind: 'human',
    timings: sample.timings === 'estimated' ? 'estimated' : 'exact',
    credit: sample.licence,
    chapters: [],
    cues: readCues(sample.segments),
  }
}

/** Some segments begin with the name of who speaks. */
function readCues(segments: z.infer<typeof sampleSchema>['segments']): Cue[] {
  const raw = segments.map(({ start, duration, text }) => ({
    startMs: Math.round(start * 1000),
    endMs: Math.round((start + duration) * 1000),
    text,
    speaker: null,
  }))
  return splitSpeakers(raw).map(({ startMs, endMs, text, speaker }) => ({
    start: startMs === null ? null : startMs / 1000,
    duration: startMs === null || endMs === null ? null : (endMs - startMs) / 1000,
    text,
    speaker,
  }))
}
