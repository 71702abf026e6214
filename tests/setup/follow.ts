import { z } from 'zod'
import { summaryEventSchema } from '#contract/summaries.ts'
import type { SummaryEvent } from '#contract/summaries.ts'
import type { SummaryStyle } from '#product/summary-options.ts'

/** An event as a follower gets it. */
export type FollowedEvent = SummaryEvent & { id: number }

/** A browser, which keeps the cookie that it is given. */
export type Browser = { headers: () => Record<string, string>; remember: (response: Response) => void }

const pastedSchema = z.object({ transcript: z.object({ id: z.string() }) })

type Options = { lastEventId?: number; browser?: Browser; signal?: AbortSignal }

let browsers = 0

/** A browser that was never here, on a network of its own where forwarding headers are believed. */
export function createBrowser(): Browser {
  browsers += 1
  const network = { 'x-forwarded-for': `10.${browsers >> 8}.${browsers & 255}.1` }
  const cookies: string[] = []
  return {
    headers: () => (cookies.length === 0 ? network : { ...network, cookie: cookies.join('; ') }),
    remember: ({ headers }) => {
      for (const cookie of headers.getSetCookie()) cookies.splice(0, 1, cookie.split(';')[0] ?? '')
    },
  }
}

/** Pastes a transcript in a browser, which may read and summarize it, and gives its id. */
export async function pasteTranscript(origin: string, text: string, browser: Browser): Promise<string> {
  const response = await fetch(`${origin}/api/transcripts`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...browser.headers() },
    body: text,
  })
  browser.remember(response)
  return pastedSchema.parse(await response.json()).transcript.id
}

/** Asks for the summary of a video or a transcript and gives the events as they come. */
export function followSummary(
  origin: string,
  body: ({ videoUrl: string } | { transcriptId: string }) & { style?: SummaryStyle },
  options: Options = {},
): AsyncGenerator<FollowedEvent> {
  const headers = { 'content-type': 'application/json' }
  return follow(`${origin}/api/summarize`, { method: 'POST', headers, body: JSON.stringify(body) }, options)
}

/** Follows a run that was followed before. */
export function followRunAgain(
  origin: string,
  runId: string,
  options: Options = {},
): AsyncGenerator<FollowedEvent> {
  return follow(`${origin}/api/runs/${runId}/events`, {}, options)
}

async function* follow(
  url: string,
  request: { method?: string; body?: string; headers?: Record<string, string> },
  { lastEventId, browser = createBrowser(), signal }: Options,
): AsyncGenerator<FollowedEvent> {
  const after: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': `${lastEventId}` }
  const response = await fetch(url, {
    ...request,
    ...(signal === undefined ? {} : { signal }),
    headers: { accept: 'text/event-stream', ...request.headers, ...browser.headers(), ...after },
  })
  browser.remember(response)
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  if (response.body === null) return
  let rest = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${piece}`.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) if (block.includes('data: ')) yield readBlock(block)
  }
}

function readBlock(block: string): FollowedEvent {
  const fields = new Map(block.split('\n').map((line) => [line.split(': ')[0], line.replace(/^\w+: /, '')]))
  const event = summaryEventSchema.parse({
    event: fields.get('event'),
    data: JSON.parse(fields.get('data') ?? ''),
  })
  return { id: Number(fields.get('id')), ...event }
}

/** All that comes, to the end. */
export async function collect<T>(events: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const event of events) all.push(event)
  return all
}
