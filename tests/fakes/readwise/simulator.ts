import { z } from 'zod'
import { createLimit } from '../service.ts'
import type { Answers } from '../service.ts'

/** The token that the simulator knows; written from https://readwise.io/api_deets as of 2026. */
export const readwiseToken = 'readwise-token'

const highlightSchema = z.object({
  text: z.string().min(1).max(8191),
  title: z.string().max(511).optional(),
  author: z.string().max(1024).optional(),
  source_url: z.string().max(2047).nullish(),
  source_type: z.string().min(3).max(64).regex(/^\S+$/).optional(),
  category: z.enum(['books', 'articles', 'tweets', 'podcasts']).optional(),
  note: z.string().max(8191).optional(),
  location: z.int().optional(),
  location_type: z.enum(['page', 'order', 'time_offset']).optional(),
  highlighted_at: z.iso.datetime().optional(),
  highlight_url: z.string().max(4095).optional(),
})
const changeSchema = z.object({
  text: z.string().min(1).max(8191).optional(),
  note: z.string().max(8191).optional(),
  location: z.int().optional(),
  url: z.string().optional(),
})
type Stored = {
  id: number
  book: number
  text: string
  note: string
  url: string | null
  location: number | null
}

const minuteMs = 60_000

/** Readwise with its books; highlights are known by their own address, else by their text. */
export function createReadwiseSimulator(now: () => number = Date.now) {
  const state = {
    books: [] as { id: number; key: string }[],
    highlights: [] as Stored[],
    calls: [] as string[],
    isRevoked: false,
    /** The statuses of the next answers, in place of their own. */
    failures: [] as number[],
    /** Called when a call was done, before it is answered. */
    onDone: (_call: string): void => undefined,
  }
  const limit = createLimit(240, minuteMs, now)
  const listLimit = createLimit(20, minuteMs, now)
  const reply = (body: unknown, status = 200) => Response.json(body, { status })

  const answer: Answers = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    state.calls.push(call)
    const isKnown = request.headers.get('authorization') === `Token ${readwiseToken}`
    if (!isKnown || state.isRevoked) return reply({ detail: 'Invalid token.' }, 401)
    const isList = call === 'GET /api/v2/highlights/'
    const wait = isList ? (listLimit() ?? limit()) : limit()
    if (wait !== null) {
      const headers = { 'retry-after': String(wait) }
      return Response.json({ detail: 'Request was throttled.' }, { status: 429, headers })
    }
    const failure = state.failures.shift()
    if (failure !== undefined) return new Response('', { status: failure, headers: { 'retry-after': '7' } })
    const response = await handle(request, call, searchParams)
    state.onDone(call)
    return response
  }

  async function handle(request: Request, call: string, query: URLSearchParams): Promise<Response> {
    if (call === 'GET /api/v2/auth/') return new Response(null, { status: 204 })
    if (call === 'POST /api/v2/highlights/') {
      const body = z.object({ highlights: z.array(highlightSchema) }).safeParse(await request.json())
      return body.success ? reply(body.data.highlights.map(put)) : reply({ detail: 'not valid' }, 400)
    }
    if (call === 'GET /api/v2/highlights/') {
      const [size, page] = [Number(query.get('page_size') ?? 100), Number(query.get('page') ?? 1)]
      const all = state.highlights.filter(({ book }) => book === Number(query.get('book_id')))
      const results = all.slice((page - 1) * size, page * size)
      const next = page * size < all.length ? `https://readwise.io/api/v2/highlights/?page=${page + 1}` : null
      return reply({ count: all.length, next, previous: null, results })
    }
    const id = Number(/^PATCH \/api\/v2\/highlights\/(\d+)\/$/.exec(call)?.[1])
    const found = state.highlights.find((each) => each.id === id)
    const change = found === undefined ? null : changeSchema.safeParse(await request.json())
    if (found === undefined || change === null) return reply({ detail: 'Not found.' }, 404)
    if (!change.success) return reply({ detail: 'not valid' }, 400)
    return reply(Object.assign(found, change.data))
  }

  function put(given: z.output<typeof highlightSchema>) {
    const {
      text,
      title,
      author,
      source_url: source,
      note = '',
      location = null,
      highlight_url: url = null,
    } = given
    const key = JSON.stringify([title, author, source])
    let book = state.books.find((each) => each.key === key)
    if (book === undefined) state.books.push((book = { id: state.books.length + 1, key }))
    const { id } = book
    const known = state.highlights.find(
      (each) => each.book === id && (url === null ? each.text === text : each.url === url),
    )
    if (known !== undefined) known.text = text
    else state.highlights.push({ id: state.highlights.length + 1, book: id, text, note, url, location })
    return { id, title, author, category: given.category, source: given.source_type, modified_highlights: [] }
  }

  return { state, answer }
}
