import type { Recording, RecordingPiece } from '#contract/recordings.ts'
import type { ReadyPiece } from '#web/features/recordings/sound-messages.ts'
import { jsonReply } from '../summarize/fake-server.ts'
import type { Handlers } from '../summarize/fake-server.ts'

/** A transcript that no other test has: its file is remembered for the page. */
export const heardTranscriptId = '6a1d2c53-91f4-4f6e-8a47-3c0f5b7e2d19'
export const recordingId = '0f0e9a52-7d0b-4c39-9a75-0f6f6b3c1d11'
export const contentHash = 'ab'.repeat(32)

/** A recording of ten minutes of which nothing was sent. */
export function recording(overrides: Partial<Recording> = {}): Recording {
  return {
    id: recordingId,
    name: 'talk.mp4',
    contentHash,
    language: null,
    state: 'receiving',
    durationMs: 600_000,
    heardMs: 0,
    pieces: [],
    gaps: [],
    transcriptId: null,
    failure: null,
    reason: null,
    link: null,
    file: null,
    ...overrides,
  }
}

/** The nth of the pieces that a recording of ten minutes is cut into, two minutes each. */
export function piece(index: number, state: RecordingPiece['state'] = 'waiting'): RecordingPiece {
  return { index, startMs: Math.max(0, index * 120_000 - 2000), endMs: (index + 1) * 120_000, state }
}

/** The same piece as the browser made it. */
export function readyPiece(index: number): ReadyPiece {
  const { startMs, endMs } = piece(index)
  return { index, startMs, endMs, mediaType: 'audio/ogg', bytes: new Uint8Array([index]) }
}

/** A server that takes pieces: its answers, and what it has. */
export function receiver(given: Partial<Recording> = {}) {
  let current = recording(given)
  const change = (next: Partial<Recording>): Recording => (current = { ...current, ...next })
  const handlers: Handlers = {
    'GET /api/recordings': () => jsonReply({ recordings: [], remainingMinutes: 28, resetTime: null }),
    'POST /api/recordings': () =>
      jsonReply(
        {
          recording: current,
          cut: { maxPieceBytes: 20_000_000, maxPieceSeconds: 600, overlapSeconds: 2 },
        },
        201,
      ),
    [`POST /api/recordings/${recordingId}/complete`]: () =>
      jsonReply({ recording: change({ state: 'hearing' }) }),
    [`GET /api/recordings/${recordingId}`]: () => jsonReply({ recording: { ...current, lines: [] } }),
    [`DELETE /api/recordings/${recordingId}`]: () => new Response(null, { status: 204 }),
  }
  for (const index of [0, 1, 2, 3, 4]) {
    const key = `PUT /api/recordings/${recordingId}/pieces/${index}` as const
    handlers[key] = () => {
      const pieces = [...current.pieces.filter((each) => each.index !== index), piece(index)]
      return jsonReply({ recording: change({ pieces }) })
    }
  }
  return { handlers, change, current: () => current }
}
