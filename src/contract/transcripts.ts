import { z } from 'zod'
import { maxTranscriptBytes } from '#product/limits.ts'
import { perMinute } from './access.ts'
import { transcriptCorrectionsSchema } from './corrections.ts'
import { fileLabelsSchema } from './file-labels.ts'
import { hearingSchema } from './hearing.ts'
import type { Contract } from './route.ts'
import { talkSchema } from './talk.ts'

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
  heard: z
    .string()
    .optional()
    .describe('The words before the caller corrected them; absent where they did not.'),
})
export type Sentence = z.infer<typeof sentenceSchema>

/** The files that a transcript can be saved as. */
export const transcriptFileFormats = ['txt', 'srt', 'vtt'] as const
export type TranscriptFileFormat = (typeof transcriptFileFormats)[number]

export const transcriptFormats = [
  'json3',
  'json',
  'timedtext',
  'webvtt',
  'subrip',
  'stc',
  'sbv',
  'timecodes',
  'ass',
  'sami',
  'lrc',
  'microdvd',
  'table',
  'panel',
  'turns',
  'chat',
  'plain',
] as const

/**
 * The origin of a transcript: shipped with the product, read from YouTube, heard by a language model (its
 * words and times are not certain), given by the person, or read by the extension in the person's browser.
 * Nobody checked the last two, so they belong to their owner alone.
 */
export const originSchema = z.enum(['sample', 'youtube', 'model', 'pasted', 'browser'])
/** As transcripts are stored: what a browser read is stored as a pasted one, with a mark. */
export type StoredOrigin = Exclude<z.infer<typeof originSchema>, 'browser'>

/** The reliability of the times. */
export const timingsSchema = z.enum(['exact', 'estimated', 'none'])
export type Timings = z.infer<typeof timingsSchema>

const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/, "That isn't a language tag such as en or pt-BR.")
const captionKind = z.enum(['human', 'automatic'])

/** Captions that a video has; never a machine translation. */
export const captionTrackSchema = z.object({
  language: z.string().describe('BCP 47.'),
  kind: captionKind,
  name: z.string().describe('As YouTube names it.'),
})
export type CaptionTrack = z.infer<typeof captionTrackSchema>

/** The captions that a person wants; without `kind` those made by a person come first. */
export const captionChoiceSchema = z.strictObject({ language, kind: captionKind.optional() })
export type CaptionChoice = z.infer<typeof captionChoiceSchema>

/** Part of a transcript and of its summaries. */
export const captionsEndSchema = z
  .number()
  .nonnegative()
  .nullable()
  .describe('Seconds; where captions end that leave the rest of the video without words, else null.')

/** The maker of the captions. */
export const captionKindSchema = z.enum(['human', 'automatic', 'unknown'])

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
  captionKind: captionKindSchema,
  tracks: z
    .array(captionTrackSchema)
    .describe('The captions to choose from; empty where there is no choice.'),
  publishedOn: z.string().nullable().describe('The day the video was published, like `2026-11-21`.'),
  timings: timingsSchema,
  credit: z.string().nullable().describe('Licence and credit of the transcript, when it has one to show.'),
  hearing: hearingSchema.optional().describe('Absent where no program wrote it down from sound.'),
  content: z.string().describe('The whole transcript as readable text, a paragraph per turn.'),
  sentences: z.array(sentenceSchema),
  droppedCues: z.int().nonnegative().describe('Cues that were broken and had to be left out.'),
  repairedCues: z.int().nonnegative().describe('Cues whose broken times were mended.'),
  clockOffsetSeconds: z
    .int()
    .nonnegative()
    .describe('The clock of the file began so much later than 0:00, and its times were shifted by it.'),
  captionsEnd: captionsEndSchema,
  corrections: transcriptCorrectionsSchema
    .nullable()
    .default(null)
    .describe("The caller's own corrections, which the text has; null without any."),
})
export type Transcript = z.infer<typeof transcriptSchema>

const transcribed = z.object({
  transcript: transcriptSchema,
  cached: z.boolean().describe('True when the store already had it.'),
  fromPlaylist: z.boolean().describe('The link named a playlist, and this is its first video.'),
})

export const transcriptRoutes = {
  'POST /api/transcribe': {
    name: 'transcribeVideo',
    access: 'anybody',
    counts: { network: perMinute(30, 'Too many playlist links were opened from your network.') },
    limits: 'links to playlists alone',
    example: { videoUrl: 'https://youtu.be/WZyRbnpGyzQ' },
    scope: 'summarize',
    summary: 'Fetch the transcript of a video',
    body: z.strictObject({
      videoUrl: z.string().max(2048),
      captions: captionChoiceSchema
        .optional()
        .describe(
          'Other captions than the usual ones; those that are named are given even where they end early.',
        ),
    }),
    response: transcribed,
  },
  'POST /api/transcripts': {
    name: 'giveTranscript',
    access: 'anybody',
    limits:
      '10 MB; 30 MB of large bodies at once, 10 MB of one network, the others wait; room for pastes by owner and network',
    scope: 'summarize',
    summary: 'Give a transcript as text or as a caption file, in any usual format and encoding',
    query: z.strictObject({
      source: z
        .enum(['pasted', 'browser'])
        .default('pasted')
        .describe(
          '`browser`: the body is JSON of what the extension read in the page. It is trusted no more than a pasted one.',
        ),
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
    response: transcribed.extend({
      talk: talkSchema
        .nullable()
        .default(null)
        .describe(
          'The kind of talk that it looks like, known before it is summarized; each kind has a form.',
        ),
    }),
  },
  'GET /api/browser-transcripts/:videoId': {
    name: 'getBrowserTranscript',
    access: 'anybody',
    limits: 'of the last hour',
    scope: 'read',
    summary: "The transcript of a video that the caller's browser sent in the last hour, if it did",
    params: z.strictObject({ videoId: z.string().regex(/^[\w-]{11}$/) }),
    response: z.object({ transcriptId: z.uuid().nullable() }),
  },
  'GET /api/transcripts/:id': {
    name: 'getTranscript',
    access: 'reader',
    scope: 'read',
    summary: 'Read a stored transcript',
    params: z.strictObject({ id: z.uuid() }),
    response: transcriptSchema,
  },
  'GET /api/transcripts/:id/file': {
    name: 'downloadTranscript',
    access: 'reader',
    scope: 'read',
    summary: 'A stored transcript as a file: plain text, or captions where it has times',
    params: z.strictObject({ id: z.uuid() }),
    query: z.strictObject({ format: z.enum(transcriptFileFormats).default('txt'), labels: fileLabelsSchema }),
    response: 'bytes',
  },
} as const satisfies Contract

const maxTitle = 300
const maxLanguage = 35
const maxChapters = 1000

/**
 * The video as the extension reads it in the page: its captions and the page's facts. It is the body of `POST
 * /api/transcripts` with the source `browser`, as JSON.
 */
export const browserTranscriptSchema = z.strictObject({
  title: z.string().max(maxTitle).nullable(),
  channel: z.string().max(maxTitle).nullable(),
  durationSeconds: z.number().positive().nullable(),
  language: z.string().max(maxLanguage).nullable().describe('BCP 47; null when the page does not say.'),
  captionKind: captionKindSchema,
  chapters: z
    .array(z.strictObject({ title: z.string().max(maxTitle), start: z.number().nonnegative() }))
    .max(maxChapters),
  captions: z
    .string()
    .describe(
      'The captions as the page gave them: json3, WebVTT, or JSON with `start`, `duration` and `text`.',
    ),
})
export type BrowserTranscript = z.infer<typeof browserTranscriptSchema>
