import { z } from 'zod'
import { videoScenarios, secondsPerSentence, sentenceAt } from './library.ts'
import type { VideoScenario } from './library.ts'

/** Answered as JSON; `null` never answers. */
export type Reply = { status: number; body: unknown } | null

/** The key that this stand-in takes. */
export const simulatedKey = 'simulated-key'

const offset = z
  .string()
  .regex(/^\d+s$/)
  .transform((text) => Number(text.slice(0, -1)))

/** Strict, because the real one refuses fields that it does not know. */
const questionSchema = z.strictObject({
  contents: z.tuple([
    z.strictObject({
      role: z.literal('user'),
      parts: z.tuple([
        z.strictObject({
          fileData: z.strictObject({
            fileUri: z
              .string()
              .regex(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/)
              .transform((address) => address.slice(-11)),
          }),
          videoMetadata: z.strictObject({
            startOffset: offset,
            endOffset: offset,
            fps: z.number().positive().max(24),
          }),
        }),
        z.strictObject({ text: z.string().min(1) }),
      ]),
    }),
  ]),
  generationConfig: z.strictObject({
    mediaResolution: z.enum(['MEDIA_RESOLUTION_LOW', 'MEDIA_RESOLUTION_MEDIUM', 'MEDIA_RESOLUTION_HIGH']),
    responseMimeType: z.literal('application/json'),
    responseSchema: z.record(z.string(), z.unknown()),
  }),
})

/** A request as it was understood: a clip of a video in seconds. */
export type Question = { videoId: string; start: number; end: number }

/** Reads the body of a request; `null` when the real one would refuse it. */
export function readQuestion(body: unknown): Question | null {
  const { data } = questionSchema.safeParse(body)
  if (data === undefined) return null
  const [{ fileData, videoMetadata }] = data.contents[0].parts
  return { videoId: fileData.fileUri, start: videoMetadata.startOffset, end: videoMetadata.endOffset }
}

/** The answer of the Gemini API. `time` counts the same question, from 1. */
export function answerQuestion(question: Question, time: number): Reply {
  const scenario = videoScenarios[question.videoId]
  if (scenario === undefined) return invalidArgument
  const { trouble } = scenario
  switch (trouble) {
    case 'refused':
      return invalidArgument
    case 'live':
      return googleError(400, 'INVALID_ARGUMENT', 'Unsupported MIME type: text/html')
    case 'quota':
      return googleError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota.')
    case 'down':
      return overloaded
    case 'downOnce':
      return time === 1 ? overloaded : listen(scenario, question)
    case 'unsafe':
      return { status: 200, body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }
    case 'cutOff':
      return written('{"language":"en","segm', { finishReason: 'MAX_TOKENS', audioSeconds: 120 })
    case 'looping':
      return write([{ at: '00:00', text: 'and then '.repeat(4000) }], 120)
    case 'notJson':
      return written('Here is the transcript you asked for.', { finishReason: 'STOP', audioSeconds: 120 })
    case 'silent':
      return write([], Math.max(0, Math.min(question.end, scenario.durationSeconds) - question.start))
    case 'clamped':
      return listen(scenario, { ...question, start: 0 }, false)
    case 'hang':
      return null
    case 'videoClock':
    case undefined:
      break
  }
  return listen(scenario, question)
}

const overloaded = googleError(503, 'UNAVAILABLE', 'The model is overloaded.')
const invalidArgument = googleError(400, 'INVALID_ARGUMENT', 'Request contains an invalid argument.')

/** An error as Google writes it; `reason` stands among the details. */
export function googleError(code: number, status: string, message: string, reason?: string): Reply {
  const details =
    reason === undefined ? {} : { details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }] }
  return { status: code, body: { error: { code, message, status, ...details } } }
}

function listen(
  scenario: VideoScenario,
  { start, end }: Omit<Question, 'videoId'>,
  hasAudioCount = true,
): Reply {
  const until = Math.min(end, scenario.durationSeconds)
  if (until <= start) return invalidArgument
  const zero = scenario.trouble === 'videoClock' ? 0 : start
  const segments = []
  for (let second = start; second < until; second += secondsPerSentence) {
    segments.push({ at: clock(second - zero), text: sentenceAt(second) })
  }
  return write(segments, hasAudioCount ? until - start : null)
}

function write(segments: readonly { at: string; text: string }[], audioSeconds: number | null): Reply {
  return written(JSON.stringify({ language: 'en', segments }), { finishReason: 'STOP', audioSeconds })
}

/** Tokens of the words of a question. */
const promptWords = 180

function written(
  text: string,
  { finishReason, audioSeconds }: { finishReason: string; audioSeconds: number | null },
): Reply {
  const promptTokensDetails =
    audioSeconds === null ? [] : [{ modality: 'AUDIO', tokenCount: audioSeconds * 32 }]
  return {
    status: 200,
    body: {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }],
      usageMetadata: {
        promptTokensDetails,
        ...(audioSeconds === null
          ? {}
          : {
              promptTokenCount: audioSeconds * 32 + promptWords,
              candidatesTokenCount: Math.ceil(text.length / 4),
              thoughtsTokenCount: 64,
            }),
      },
    },
  }
}

function clock(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
