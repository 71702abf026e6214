import { z } from 'zod'
import type { Contract } from './route.ts'
import { maxTranscriptBytes } from '#product/limits.ts'

/** One caption as it was shown: times in seconds, `null` where the transcript has none. */
export const cueSchema = z.object({
  start: z.number().nonnegative().nullable().describe('Seconds from the start of the video.'),
  duration: z.number().nonnegative().nullable().describe('Seconds; null when unknown.'),
  text: z.string(),
  speaker: z.string().nullable().describe('As labelled in the captions.'),
})
export type Cue = z.infer<typeof cueSchema>

/** A sentence put together from cues; the unit that summaries cite. */
export const sentenceSchema = z.object({
  index: z.int().nonnegative().describe('Its place in the transcript, from 0.'),
  start: z.number().nonnegative().nullable().describe('Seconds; the start of its first cue.'),
  end: z.number().nonnegative().nullable().describe('Seconds; the end of its last cue.'),
  text: z.string(),
  speaker: z.string().nullable(),
  turn: z.int().nonnegative().describe('Counts changes of speaker and long pauses.'),
  fragment: z.boolean().describe('Cut out of a longer run of speech, so it may not stand alone.'),
})
export type Sentence = z.infer<typeof sentenceSchema>

export const transcriptFormats = [
  'json3',
  'timedtext',
  'webvtt',
  'subrip',
  'stc',
  'sbv',
  'panel',
  'plain',
] as const

/** Where a transcript came from: shipped with the product, read from YouTube, or given by the person. */
export const originSchema = z.enum(['sample', 'youtube', 'pasted'])
export type Origin = z.infer<typeof originSchema>

/** How far the times can be trusted. */
export const timingsSchema = z.enum(['exact', 'estimated', 'none'])
export type Timings = z.infer<typeof timingsSchema>

export const transcriptSchema = z.object({
  id: z.uuid(),
  origin: originSchema,
  videoId: z.string().nullable().describe('The 11-character YouTube id, when one is known.'),
  videoUrl: z.string().nullable(),
  videoTitle: z.string().describe('`YouTube Video` when no title is known.'),
  videoChannel: z.string().nullable(),
  videoDuration: z.string().nullable().describe('As text, like `18:15`.'),
  durationSeconds: z.number().nonnegative().nullable(),
  language: z.string().describe('BCP 47, `und` when it could not be told.'),
  captionKind: z.enum(['human', 'automatic', 'unknown']),
  timings: timingsSchema,
  credit: z.string().nullable().describe('Licence and credit of the transcript, when it has one to show.'),
  content: z.string().describe('The whole transcript as readable text, a paragraph per turn.'),
  sentences: z.array(sentenceSchema),
  droppedCues: z.int().nonnegative().describe('Cues that were broken and had to be left out.'),
  repairedCues: z.int().nonnegative().describe('Cues whose broken times were mended.'),
})
export type Transcript = z.infer<typeof transcriptSchema>

const transcribed = z.object({
  transcript: transcriptSchema,
  cached: z.boolean().describe('True when the store already had it.'),
})

export const transcriptRoutes = {
  'POST /api/transcribe': {
    summary: 'Fetch the transcript of a video',
    body: z.strictObject({ videoUrl: z.string().max(2048) }),
    response: transcribed,
  },
  'POST /api/transcripts': {
    summary: 'Give a transcript as text or as a caption file, in any usual format and encoding',
    query: z.strictObject({
      fileName: z.string().max(255).optional(),
      title: z.string().max(300).optional(),
      videoUrl: z
        .string()
        .max(2048)
        .optional()
        .describe('The video it belongs to, so that its times play there.'),
    }),
    body: 'bytes',
    bodyLimitBytes: maxTranscriptBytes,
    status: 201,
    response: transcribed,
  },
  'GET /api/transcripts/:id': {
    summary: 'Read a stored transcript',
    params: z.strictObject({ id: z.uuid() }),
    response: transcriptSchema,
  },
} as const satisfies Contract
