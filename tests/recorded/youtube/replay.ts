import { AppError } from '#core/app-error.ts'
import { YoutubeFailure } from '#server/adapters/youtube/failures/youtube-failure.ts'
import { createYoutubeSource } from '#server/adapters/youtube/youtube-source.ts'
import { defaultClients } from '#server/lib/youtube-clients.ts'
import type { SourcedTranscript } from '#server/ports/video-sources.ts'
import { youtubeOptions } from '#tests/server/youtube/simulated-youtube.ts'
import { createTestClock } from '#tests/unit/youtube/simulated-source.ts'

/** The answer of YouTube to a request for this part of its interface. */
export type Answers = Partial<
  Record<'visitor_id' | 'player' | 'next' | 'browse' | 'timedtext', () => Response>
>

const jsonType = { 'content-type': 'application/json; charset=UTF-8' }

/** An answer with this JSON. */
export function jsonAnswer(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: jsonType })
}

/** Captions in words of ours that reach from the beginning to the end of a video. */
export function spokenThrough(seconds: number): Response {
  const events = Array.from({ length: Math.ceil(seconds / 4) }, (_, i) => ({
    tStartMs: i * 4000,
    dDurationMs: 4000,
    segs: [{ utf8: `These are the words of part ${i + 1}.` }],
  }))
  return jsonAnswer({ wireMagic: 'pb3', events })
}

/** The source for a single application, in front of these answers; whatever else is asked for isn't found. */
export function sourceBefore(answers: Answers) {
  const asked: URL[] = []
  const headers: Record<string, string>[] = []
  const [first] = defaultClients.players
  if (first === undefined) throw new Error('There is no application to ask as.')
  const source = createYoutubeSource(
    youtubeOptions('http://localhost', {
      clock: createTestClock(),
      clients: { players: [first], web: defaultClients.web },
      limits: { ...youtubeOptions('').limits, answerBytes: 8 * 1024 * 1024 },
      fetch: async (url, init) => {
        asked.push(url)
        headers.push(init.headers)
        const answer = Object.entries(answers).find(([name]) => url.pathname.endsWith(`/${name}`))?.[1]
        return answer?.() ?? new Response('', { status: 404 })
      },
    }),
  )
  return { source, asked, headers }
}

/** The outcome of a request: the answer of the source, or the failure as the log and the caller get it. */
export type Outcome<Found> =
  | { found: Found }
  | { kind: string; code: string; sentence: string; title: string | null; startsAt: number | null }

/** Waits for an answer of the source; a failure that isn't YouTube's is thrown. */
export async function outcomeOf<Found>(request: Promise<Found>): Promise<Outcome<Found>> {
  try {
    return { found: await request }
  } catch (error) {
    if (!(error instanceof AppError) || !(error.cause instanceof YoutubeFailure)) throw error
    const { kind, title, startsAt } = error.cause
    return { kind, code: error.code, sentence: error.message, title, startsAt }
  }
}

/** The transcript of a video, whatever captions were chosen. */
export async function transcriptBefore(answers: Answers, videoId: string) {
  const { source, asked } = sourceBefore(answers)
  const { signal } = new AbortController()
  const outcome = await outcomeOf<SourcedTranscript | null>(source.fetch(videoId, { signal, choice: null }))
  const captions = asked.findLast(({ pathname }) => pathname.endsWith('/timedtext'))?.searchParams
  return { outcome, captions }
}
