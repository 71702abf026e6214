import { z } from 'zod'
import { maxFileBytes, maxPieceBytes, maxRecordingMs } from '#product/limits.ts'
import { problemCodes } from './problems.ts'
import type { Contract } from './route.ts'

const maxPieces = 5000
const milliseconds = z.int().nonnegative().max(maxRecordingMs)
const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/, "That isn't a language tag such as en or pt-BR.")

const contentHash = z.string().regex(/^[0-9a-f]{64}$/, "That isn't a SHA-256 in 64 hexadecimal digits.")

/** The start of a file that is sent whole, by the headers of tus. */
export const uploadSchema = z.object({
  bytes: z.coerce.number().pipe(z.int().positive().max(maxFileBytes)),
  filename: z.string().min(1).max(300).default('recording'),
  hash: contentHash.optional(),
  language: language.optional(),
})

/** The state of a recording: its pieces arrive, are heard by a program, and become a transcript. */
export const recordingStates = ['receiving', 'hearing', 'ready', 'failed'] as const
const recordingStateSchema = z
  .enum(recordingStates)
  .describe(
    '`receiving`: pieces may still arrive. `hearing`: all have arrived. `ready`: there is a transcript. `failed`: nothing could be heard.',
  )

/** The state of a piece. */
export const pieceStates = ['waiting', 'hearing', 'heard', 'failed'] as const

/** A piece of the sound of a recording; neighbours overlap a little. */
export const recordingPieceSchema = z.object({
  index: z.int().nonnegative().describe('Its place among the pieces, from 0.'),
  startMs: milliseconds.describe('Milliseconds from the start of the recording.'),
  endMs: milliseconds,
  state: z.enum(pieceStates),
  failure: z
    .enum(problemCodes)
    .optional()
    .describe('Why it could not be heard, of one that failed for good.'),
})
export type RecordingPiece = z.infer<typeof recordingPieceSchema>

const gapSchema = z.object({ startMs: milliseconds, endMs: milliseconds })

/** A sound file of a person, of which only the sound was sent, in pieces. */
export const recordingSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  contentHash: z.string(),
  language: z.string().nullable().describe('BCP 47, as its owner said; null lets the recognizer find it.'),
  state: recordingStateSchema,
  durationMs: milliseconds,
  heardMs: milliseconds.describe('How much of the sound has been heard.'),
  pieces: z.array(recordingPieceSchema).describe('The pieces that have arrived, in their order.'),
  gaps: z.array(gapSchema).describe('The parts of the sound that could not be heard.'),
  transcriptId: z.uuid().nullable().describe('The transcript, once it is `ready`.'),
  failure: z
    .enum(problemCodes)
    .nullable()
    .describe('Why it `failed`, or why of a link only the beginning could be heard.'),
  reason: z.string().nullable().describe('The same as a sentence.'),
  link: z.string().nullable().describe('The link whose sound the server fetches; null for a file.'),
  file: z
    .object({ bytes: z.int().positive(), arrivedBytes: z.int().nonnegative() })
    .nullable()
    .describe('How much has arrived of a file that is sent whole; null where its sound is sent in pieces.'),
})
export type Recording = z.infer<typeof recordingSchema>

const lineSchema = z.object({ startMs: milliseconds, text: z.string(), speaker: z.string().optional() })

const recorded = z.object({ recording: recordingSchema })
const params = z.strictObject({ id: z.uuid() })

export const recordingRoutes = {
  'GET /api/recordings': {
    name: 'listRecordings',
    access: 'anybody',
    scope: 'read',
    summary:
      'Your recordings that have no summary yet, those that failed too, and the minutes of sound that you have left',
    response: z.object({
      recordings: z.array(recordingSchema),
      remainingMinutes: z.int().nonnegative().nullable().describe('null without a limit.'),
      resetTime: z.iso.datetime().nullable().describe('When minutes come back; null when none are used.'),
    }),
  },
  'POST /api/recordings': {
    name: 'startRecording',
    access: { role: 'anybody', signedOut: 401, who: 'an account; anybody where there are no plans' },
    limits: 'half a day of sound; five that are not finished',
    example: {
      name: 'talk.mp4',
      contentHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      durationMs: 754_000,
      language: 'en',
    },
    scope: 'summarize',
    summary:
      'Start a recording, whose sound is sent in pieces and heard by a program; the same sound again gives the one that there is',
    body: z.strictObject({
      name: z.string().min(1).max(300).describe('The name of the file.'),
      contentHash: contentHash.describe(
        'SHA-256 of what makes the file known again; the same sound is heard once for a person.',
      ),
      durationMs: z.int().positive().max(maxRecordingMs),
      language: language.optional().describe('BCP 47, where it is known what is spoken.'),
    }),
    status: 201,
    response: recorded.extend({
      cut: z
        .object({
          maxPieceBytes: z.int().positive(),
          maxPieceSeconds: z.int().positive(),
          overlapSeconds: z.number().nonnegative(),
        })
        .describe('How the sound is to be cut.'),
    }),
  },
  'POST /api/recordings/links': {
    name: 'recordLink',
    access: { role: 'anybody', signedOut: 401, who: 'an account; anybody where there are no plans' },
    limits: '1 GB and half a day of sound; five recordings that are not finished',
    example: { url: 'https://podcasts.apple.com/us/podcast/id1200361736?i=1000700000000' },
    scope: 'summarize',
    summary:
      'Get the transcript of an episode, a sound or video file or a video by its link: the one that its publisher gives, else what a program hears',
    body: z.strictObject({
      url: z.string().trim().min(1).max(2048).describe('Of an episode, its feed, a file or a video.'),
      language: language.optional().describe('BCP 47, where it is known what is spoken.'),
    }),
    status: 201,
    response: recorded,
  },
  'POST /api/recordings/files': {
    name: 'startRecordingFile',
    access: { role: 'anybody', signedOut: 401, who: 'an account; anybody where there are no plans' },
    limits: '1 GB; one file of a person at a time; a server with `ffmpeg`',
    scope: 'summarize',
    summary:
      'Start a recording whose file is sent whole, by tus 1.0: `Upload-Length`, and `Upload-Metadata` with `filename`, `hash` and `language`; the address is in `Location`',
    status: 201,
    response: recorded,
  },
  'PATCH /api/recordings/:id': {
    name: 'putRecordingFile',
    access: 'holder',
    limits: '1 GB',
    scope: 'summarize',
    summary:
      'Send the next bytes of such a file as `application/offset+octet-stream`, from `Upload-Offset` on; `HEAD` says how many have arrived',
    params,
    body: 'bytes',
    status: 204,
    response: z.void(),
  },
  'GET /api/recordings/:id': {
    name: 'getRecording',
    access: 'holder',
    scope: 'read',
    summary: 'A recording, how much of it was heard, and the lines that are known so far',
    params,
    query: z.strictObject({
      afterMs: z.coerce
        .number()
        .pipe(z.int().min(-1).max(maxRecordingMs))
        .default(-1)
        .describe('Only lines that begin later are given.'),
    }),
    response: z.object({
      recording: recordingSchema.extend({
        lines: z.array(lineSchema).describe('As far as all before them was heard or has failed.'),
      }),
    }),
  },
  'PUT /api/recordings/:id/pieces/:index': {
    name: 'putRecordingPiece',
    access: 'holder',
    limits:
      '25 MB a piece, or what the recognizer takes; the minutes of the plan; 30 MB of large bodies at once',
    scope: 'summarize',
    summary: 'Send a piece of the sound, Opus in Ogg or WAV; the same piece again changes nothing',
    params: z.strictObject({
      id: z.uuid(),
      index: z.coerce.number().pipe(
        z
          .int()
          .nonnegative()
          .max(maxPieces - 1),
      ),
    }),
    query: z.strictObject({
      startMs: z.coerce.number().pipe(milliseconds),
      endMs: z.coerce.number().pipe(milliseconds),
    }),
    body: 'bytes',
    bodyLimitBytes: maxPieceBytes,
    response: recorded,
  },
  'POST /api/recordings/:id/complete': {
    name: 'completeRecording',
    access: 'holder',
    example: { pieces: 2, durationMs: 754_000 },
    scope: 'summarize',
    summary: 'Say that all pieces of a recording were sent',
    params,
    body: z.strictObject({
      pieces: z.int().positive().max(maxPieces),
      durationMs: z.int().positive().max(maxRecordingMs),
    }),
    response: recorded,
  },
  'DELETE /api/recordings/:id': {
    name: 'cancelRecording',
    access: 'holder',
    scope: 'summarize',
    summary: 'Cancel a recording and delete its sound; minutes that were not heard are given back',
    params,
    status: 204,
    response: z.void(),
  },
} as const satisfies Contract
