import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Engine } from '#contract/summary.ts'
import type { Cue } from '#contract/transcripts.ts'
import { finishCaptions } from '#core/captions/finish-captions.ts'
import { exampleVideos } from '#product/examples.ts'
import { projectFolder } from '#server/lib/folders.ts'
import type {
  LineChecker,
  LineToCheck,
  LineVerdict,
  AuthoredSummary,
  EngineResult,
} from '#server/ports/summary-engine.ts'
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

const citationSchema = z.strictObject({ sentence: z.int().nonnegative(), quote: z.string().min(1) })
const decidingSchema = z
  .string()
  .min(1)
  .describe('The words of the transcript by which the line was checked.')
const lineSchema = z.strictObject({
  text: z.string(),
  citations: z.array(citationSchema).min(1),
  deciding: decidingSchema,
})

const authoredSchema = z.strictObject({
  id: z.uuid(),
  builtInId: z.uuid(),
  writtenAt: z.iso.datetime(),
  gist: lineSchema,
  summary: z.array(lineSchema),
  insights: z.array(citationSchema.extend({ text: z.string(), deciding: decidingSchema })),
  sections: z.array(z.strictObject({ sentence: z.int().nonnegative(), title: z.string().min(1) })),
})
type Authored = z.infer<typeof authoredSchema>

const identity: Engine = { kind: 'authored', name: 'Précis', version: '1' }

/**
 * The summary of an example video that people wrote.
 * @throws Error for a video that is none of the examples
 */
export async function readAuthoredSummary(videoId: string): Promise<AuthoredSummary> {
  const file = path.join(projectFolder, 'src/server/adapters/samples', `${videoId}.summary.json`)
  const authored = authoredSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const { id, builtInId, writtenAt } = authored
  return {
    id,
    builtInId,
    writtenAt,
    engine: {
      identity,
      summarize: (input) => Promise.resolve(toResult(authored, input.sentences.length)),
    },
    checker: createRecordedChecker(authored),
  }
}

function toResult({ gist, summary, insights, sections }: Authored, sentenceCount: number): EngineResult {
  return {
    engine: identity,
    gist: { ...gist, paragraph: 0 },
    summary: summary.map((line, paragraph) => ({ ...line, paragraph })),
    insights,
    chapters: sections.map((section) => ({ ...section, gist: null, automatic: true })),
    language: 'en',
    parts: [{ from: 0, to: sentenceCount - 1, state: 'read' }],
    usage: null,
  }
}

/**
 * The word of those who checked the lines. It holds for the text that they read, and only as long as the
 * words that decided are among those that are said there.
 */
function createRecordedChecker({ gist, summary, insights }: Authored): LineChecker {
  const recorded = new Map([gist, ...summary, ...insights].map(({ text, deciding }) => [text, deciding]))
  return {
    name: 'Précis, by hand',
    model: null,
    linesPerCall: 1,
    check: (lines, { onVerdict }) => {
      for (const line of lines) onVerdict(line.id, recordedVerdict(line, recorded.get(line.text)))
      return Promise.resolve()
    },
  }
}

function recordedVerdict({ said }: LineToCheck, deciding: string | undefined): LineVerdict {
  const isSaid = deciding !== undefined && said.join(' ').includes(deciding)
  return isSaid ? { finding: 'follows', deciding } : { finding: 'unsure', deciding: '' }
}
