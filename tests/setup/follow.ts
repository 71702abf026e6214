import { summaryEventSchema } from '#contract/summaries.ts'
import type { SummaryEvent } from '#contract/summaries.ts'
import type { SummaryStyle } from '#product/summary-options.ts'

/** An event as a follower gets it. */
export type FollowedEvent = SummaryEvent & { id: number }

type Options = { lastEventId?: number; signal?: AbortSignal; headers?: Record<string, string> }

/** Asks for the summary of a video or a transcript and gives the events as they come. */
export function followSummary(
  origin: string,
  body: ({ videoUrl: string } | { transcriptId: string }) & { style?: SummaryStyle },
  options: Options = {},
): AsyncGenerator<FollowedEvent> {
  const headers = { 'content-type': 'application/json', ...options.headers }
  const request = { method: 'POST', body: JSON.stringify(body) }
  return follow(`${origin}/api/summarize`, request, { ...options, headers })
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
  request: RequestInit,
  { lastEventId, signal, headers = {} }: Options,
): AsyncGenerator<FollowedEvent> {
  const after: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': `${lastEventId}` }
  const response = await fetch(url, {
    ...request,
    ...(signal === undefined ? {} : { signal }),
    headers: { accept: 'text/event-stream', ...headers, ...after },
  })
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
