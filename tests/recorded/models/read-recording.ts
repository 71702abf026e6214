import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Recording } from './replay-server.ts'

const failed = z.object({ error: z.object({ code: z.union([z.number(), z.string()]).nullish() }) })
const missing = 'model_not_found'

/**
 * A recorded file as the service sent it. Streams are stored as event streams or as a JSON text a line; a
 * failure is a JSON text with its HTTP status in `code` or, at servers behind OpenAI's protocol, 404 for a
 * missing model and 400 else.
 */
export function readRecording(file: string): Recording {
  const body = readFileSync(file)
  const text = body.toString()
  if (file.endsWith('.html')) return { status: 404, contentType: 'text/html', body }
  if (file.endsWith('.chunks.txt')) return stream(text.split('\n').filter((line) => line.trim() !== ''))
  if (!text.trimStart().startsWith('{')) return { status: 200, contentType: 'text/event-stream', body }
  const whole: unknown = JSON.parse(text)
  const code = failed.safeParse(whole).data?.error.code
  if (code === undefined && !failed.safeParse(whole).success) return stream([JSON.stringify(whole)])
  const status = typeof code === 'number' ? code : code === missing ? 404 : 400
  return { status, contentType: 'application/json', body }
}

/**
 * A whole answer of Gemini, which has the form of one chunk of its streams, and the HTTP status of a failure.
 */
export function readWhole(file: string): Recording {
  const recording = readRecording(file)
  return recording.status === 200 && path.extname(file) === '.json'
    ? { status: 200, contentType: 'application/json', body: readFileSync(file) }
    : recording
}

function stream(events: readonly string[]): Recording {
  const body = Buffer.from(events.map((event) => `data: ${event}\n\n`).join(''))
  return { status: 200, contentType: 'text/event-stream', body }
}
