import { z } from 'zod'

const segment = z.object({ utf8: z.string(), tOffsetMs: z.number().optional() })
const eventSchema = z.object({
  tStartMs: z.number(),
  dDurationMs: z.number().optional(),
  aAppend: z.number().optional(),
  segs: z.array(segment).default([]),
})
type CaptionEvent = z.infer<typeof eventSchema>

/** The events of a recorded json3 body, set-up included. */
export function eventsOf(body: string): CaptionEvent[] {
  return z.object({ events: z.array(eventSchema) }).parse(JSON.parse(body)).events
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** srv3, with the times of words and the line ends that scroll. */
function inSrv3(events: readonly CaptionEvent[]): string {
  const body = events.map(({ tStartMs, dDurationMs, aAppend, segs }) => {
    const words = segs.map(({ utf8, tOffsetMs }) =>
      tOffsetMs === undefined ? escapeXml(utf8) : `<s t="${tOffsetMs}">${escapeXml(utf8)}</s>`,
    )
    const appended = aAppend === 1 ? ' a="1"' : ''
    const duration = dDurationMs === undefined ? '' : ` d="${dDurationMs}"`
    return `<p t="${tStartMs}"${duration} w="1"${appended}>${words.join('')}</p>`
  })
  return `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3"><body>${body.join('\n')}</body></timedtext>`
}

/** Classic timedtext in seconds, escaped twice; it has no place for line ends that scroll. */
function inTimedtext(events: readonly CaptionEvent[]): string {
  const body = events.map(({ tStartMs, dDurationMs, segs }) => {
    const words = segs.map(({ utf8 }) => utf8).join('')
    const duration = dDurationMs === undefined ? '' : ` dur="${dDurationMs / 1000}"`
    return `<text start="${tStartMs / 1000}"${duration}>${escapeXml(escapeXml(words))}</text>`
  })
  return `<?xml version="1.0" encoding="utf-8" ?><transcript>${body.join('')}</transcript>`
}

/** Recorded captions in the two forms of XML that YouTube gives besides, with the times as they were recorded. */
export const xmlForms = { srv3: inSrv3, timedtext: inTimedtext } as const
