import { hash } from 'node:crypto'
import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { cutText } from '#core/storable-text.ts'
import { hasSections, statementsOf } from '#export/marked-summary.ts'
import { noteOf, wordsOf } from '#export/readwise.ts'
import { atSecond } from '#product/watch-url.ts'
import type { Clock } from '#server/lib/clock.ts'
import { readRetryAfter } from '#server/lib/outbound/retry-after.ts'
import { readBoundedBody } from '#server/lib/outside-body.ts'
import { fileWordsIn } from '#server/lib/written-language.ts'
import type { Destination, DestinationReply, SentHighlight, SentNote } from '#server/ports/destinations.ts'

/** The limits that Readwise publishes: 240 calls a minute of one token, 20 of them lists. */
const gapMs = 260
const listGapMs = 3100
const maxText = 8191
const maxTitle = 511
const maxAuthor = 1024
const maxPageSize = 1000
/** So many highlights go in one call. */
const atOnce = 100
const callMs = 20_000
const maxAnswerBytes = 8 * 1024 * 1024
/** The wait where a refusal for too many calls names none, in seconds. */
const defaultWaitSeconds = 60

type Options = { origin: string; fetch: typeof fetch; clock: Clock }

/** Highlights at Readwise: each has an address of its own, so that one that comes twice is the same. */
export function createReadwise(options: Options): Destination {
  return {
    find: async ({ token }, signal) => {
      try {
        await ask({ ...options, token, signal }, { path: 'auth/' })
        return { location: '', name: '' }
      } catch (error) {
        signal.throwIfAborted()
        const reply = replyOf(error)
        return { failure: 'failure' in reply ? reply.failure : 'unreachable' }
      }
    },
    send: async ({ token }, note, { remote, signal }) => {
      const sent = remoteSchema.parse(parseQuickJson(remote ?? '{}'))
      try {
        await bring({ ...options, token, signal }, sent, toHighlights(note))
        return { outcome: 'sent', remote: JSON.stringify(sent) }
      } catch (error) {
        const reply = signal.aborted ? ({ outcome: 'later', seconds: 0 } as const) : replyOf(error)
        return reply.outcome === 'later' ? { ...reply, remote: JSON.stringify(sent) } : reply
      }
    },
  }
}

/** The book that the highlights are in, and a hash of each as it was sent, by the key of its line. */
const remoteSchema = z.object({
  book: z.int().nullable().default(null),
  lines: z.record(z.string(), z.string()).default({}),
})
type Sent = z.output<typeof remoteSchema>

type Session = Options & { token: string; signal: AbortSignal }
type Highlight = ReturnType<typeof toHighlight> & { key: string; mark: string; hash: string }

const bookSchema = z.array(z.object({ id: z.int() }))
const pageSchema = z.object({
  next: z.string().nullable(),
  results: z.array(z.object({ id: z.int(), url: z.string().nullable() })),
})

/**
 * Sends what differs from what was sent, and notes it in `sent` as it goes. A line that was sent is changed
 * by its id; one that its owner deleted there stays deleted.
 */
async function bring(session: Session, sent: Sent, highlights: readonly Highlight[]): Promise<void> {
  const differing = highlights.filter(({ key, hash: now }) => sent.lines[key] !== now)
  const fresh = differing.filter(({ key }) => sent.lines[key] === undefined)
  const known = differing.filter(({ key }) => sent.lines[key] !== undefined)
  const ids = known.length > 0 && sent.book !== null ? await listIds(session, sent.book) : []
  for (const { fields, key, mark, hash: now } of known) {
    const id = ids.find(({ url }) => url?.endsWith(mark))?.id
    const { text, note, location, highlight_url: url } = fields
    if (id !== undefined) {
      await ask(session, { path: `highlights/${id}/`, method: 'PATCH', body: { text, note, location, url } })
    }
    sent.lines[key] = now
  }
  for (let at = 0; at < fresh.length; at += atOnce) {
    const some = fresh.slice(at, at + atOnce)
    const body = { highlights: some.map(({ fields }) => fields) }
    const [book] = bookSchema.parse(await ask(session, { path: 'highlights/', method: 'POST', body }))
    sent.book ??= book?.id ?? null
    for (const { key, hash: now } of some) sent.lines[key] = now
  }
}

/** The highlights of a book, on all pages. */
async function listIds(session: Session, book: number): Promise<{ id: number; url: string | null }[]> {
  const found: { id: number; url: string | null }[] = []
  for (let page = 1; ; page += 1) {
    const path = `highlights/?book_id=${book}&page_size=${maxPageSize}&page=${page}`
    const { results, next } = pageSchema.parse(await ask(session, { path, gap: listGapMs }))
    found.push(...results)
    if (next === null) return found
  }
}

/** The lines of a summary that go to Readwise: its highlighted lines, or each of its statements. */
function toHighlights(note: SentNote): Highlight[] {
  const { id, isWhole, summary, highlights } = note
  const marked = new Map(highlights.map((each) => [each.key, each]))
  const kind = hasSections(summary.form) ? 'sentence' : 'insight'
  const statements = statementsOf(summary).map((line, index): SentHighlight => {
    const key = `${kind}-${index}`
    return marked.get(key) ?? { key, line, note: '', at: summary.createdAt }
  })
  const all = isWhole ? new Set([...statements, ...highlights]) : highlights
  return [...all].map((each) => {
    const mark = `#precis-${id}-${each.key}`
    const fields = toHighlight(note, each, mark)
    return {
      ...fields,
      key: each.key,
      mark,
      hash: hash('sha256', JSON.stringify(fields), 'hex').slice(0, 16),
    }
  })
}

function toHighlight({ summary, language }: SentNote, { line, note, at }: SentHighlight, mark: string) {
  const { videoTitle, videoChannel, videoUrl } = summary
  const seconds = line.second === null ? null : Math.floor(line.second)
  const address = videoUrl === null ? null : seconds === null ? videoUrl : atSecond(videoUrl, seconds)
  return {
    fields: {
      text: cutText(wordsOf(line), maxText),
      title: cutText(videoTitle, maxTitle),
      author: cutText(videoChannel ?? '', maxAuthor),
      source_url: videoUrl,
      source_type: 'precis',
      category: 'podcasts',
      note: cutText(noteOf({ line, note }, fileWordsIn(language)), maxText),
      ...(seconds === null ? {} : { location: seconds, location_type: 'time_offset' }),
      highlighted_at: at,
      highlight_url: `${address ?? 'https://precis.invalid/'}${mark}`,
    },
  }
}

type Call = { path: string; method?: 'GET' | 'POST' | 'PATCH'; body?: object; gap?: number }

/** The JSON of a call, each a while after the one before it. @throws Refused */
async function ask(session: Session, { path, method = 'GET', body, gap = gapMs }: Call): Promise<unknown> {
  const { origin, token, signal, clock } = session
  await clock.wait(gap, signal)
  signal.throwIfAborted()
  const response = await session.fetch(`${origin}/api/v2/${path}`, {
    method,
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(callMs)]),
  })
  const answer = await readBoundedBody(response, maxAnswerBytes)
  if (!response.ok) throw new Refused(response, clock.now())
  return answer.length === 0 ? null : parseQuickJson(answer.toString())
}

/** An answer that is none. */
class Refused extends Error {
  readonly reply: DestinationReply
  constructor({ status, headers }: Response, now: number) {
    super(`Readwise answered with ${status}`)
    const wait = readRetryAfter(Object.fromEntries(headers), now) ?? defaultWaitSeconds
    if (status === 429) this.reply = { outcome: 'later', seconds: wait, remote: null }
    else if (status === 401 || status === 403) this.reply = { outcome: 'revoked', failure: 'token-refused' }
    else if (status >= 400 && status < 409) this.reply = { outcome: 'refused', failure: 'refused' }
    else this.reply = { outcome: 'failed', failure: 'unreachable' }
  }
}

function replyOf(error: unknown): DestinationReply {
  return error instanceof Refused ? error.reply : { outcome: 'failed', failure: 'unreachable' }
}
