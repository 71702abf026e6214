import { z } from 'zod'
import { createLimit } from '../service.ts'
import type { Answers } from '../service.ts'

/** The token that it knows; written from https://developers.notion.com/reference, version 2026-03-11. */
export const notionToken = 'ntn_token'
export const notionDatabase = '11111111-2222-4333-8444-555555555555'
const source = '22222222-2222-4333-8444-555555555555'
/** The integration, and a person of the workspace. */
const bot = '33333333-2222-4333-8444-555555555555'
export const person = '44444444-2222-4333-8444-555555555555'

const textSchema = z.array(
  z.object({
    text: z.object({
      content: z.string().max(2000),
      link: z.object({ url: z.url().max(2000) }).nullish(),
    }),
  }),
)
const richSchema = z.object({ rich_text: textSchema.max(100) })
const types = ['paragraph', 'heading_2', 'bulleted_list_item', 'quote'] as const
const blockSchema = z.looseObject({ type: z.enum(types) })
const childrenSchema = z.object({
  children: z.array(blockSchema).max(100),
  position: z
    .object({ type: z.literal('after_block'), after_block: z.object({ id: z.string() }) })
    .optional(),
})
const pageSchema = z.object({
  parent: z.object({ data_source_id: z.literal(source) }),
  properties: z.object({
    title: z.object({ title: textSchema }),
    'Précis ID': richSchema,
  }),
})

type Rich = z.output<typeof textSchema>
type Block = { id: string; type: (typeof types)[number]; text: Rich; by: string }
type Page = { id: string; mark: string; title: string; isRemoved: boolean; blocks: Block[] }

/** Notion: one database with a source, its pages and their blocks. */
export function createNotionSimulator(now: () => number = Date.now) {
  const state = {
    pages: [] as Page[],
    hasColumn: false,
    calls: [] as string[],
    isRevoked: false,
    isShared: true,
    failures: [] as number[],
    onDone: (_call: string): void => undefined,
  }
  let ids = 0
  const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`
  // Three a second on average, with some bursts: 180 a minute.
  const limit = createLimit(180, 60_000, now)
  const refuse = (status: number, code: string, headers = {}) =>
    Response.json({ object: 'error', status, code, message: code }, { status, headers })
  const notThere = () => refuse(404, 'object_not_found')
  const notValid = () => refuse(400, 'validation_error')
  const codes: Readonly<Record<number, string>> = {
    409: 'conflict_error',
    429: 'rate_limited',
    500: 'internal_server_error',
    529: 'service_overload',
  }

  const answer: Answers = async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const call = `${request.method} ${pathname}`
    state.calls.push(call)
    if (request.headers.get('notion-version') !== '2026-03-11') return refuse(400, 'missing_version')
    if (request.headers.get('authorization') !== `Bearer ${notionToken}` || state.isRevoked)
      return refuse(401, 'unauthorized')
    const wait = limit()
    if (wait !== null) return refuse(429, 'rate_limited', { 'retry-after': String(wait) })
    const failure = state.failures.shift()
    if (failure !== undefined) return refuse(failure, codes[failure] ?? 'x', { 'retry-after': '7' })
    if (!state.isShared) return notThere()
    const text = await request.text()
    const response = handle(call, text === '' ? {} : JSON.parse(text), searchParams)
    state.onDone(call)
    return response
  }

  function handle(call: string, body: unknown, query: URLSearchParams): Response {
    // An id may be given without its dashes.
    if (call.replaceAll('-', '') === `GET /v1/databases/${notionDatabase.replaceAll('-', '')}`)
      return Response.json({
        id: notionDatabase,
        title: [{ plain_text: 'Videos' }],
        data_sources: [{ id: source }],
      })
    if (call.endsWith(`/v1/data_sources/${source}`)) {
      if (call.startsWith('PATCH')) state.hasColumn = true
      const column = state.hasColumn ? { 'Précis ID': { id: 'p', type: 'rich_text' } } : {}
      return Response.json({ id: source, properties: { Name: { id: 'title', type: 'title' }, ...column } })
    }
    if (call === `POST /v1/data_sources/${source}/query`) {
      const { filter } = z
        .object({ filter: z.object({ rich_text: z.object({ equals: z.string() }) }) })
        .parse(body)
      const results = state.pages.filter(
        ({ mark, isRemoved }) => mark === filter.rich_text.equals && !isRemoved,
      )
      return Response.json({ results, has_more: false, next_cursor: null })
    }
    if (call === 'POST /v1/pages') return createPage(body)
    const [, page] = /^GET \/v1\/pages\/(.+)$/.exec(call) ?? []
    if (page !== undefined) {
      const found = state.pages.find(({ id }) => id === page)
      return found === undefined
        ? notThere()
        : Response.json({ id: page, in_trash: found.isRemoved, created_by: { id: bot } })
    }
    return handleBlocks(call, body, query)
  }

  function createPage(body: unknown): Response {
    const given = pageSchema.safeParse(body)
    if (!given.success || !state.hasColumn) return notValid()
    const { title, 'Précis ID': mark } = given.data.properties
    const page = {
      id: newId(),
      mark: plainOf(mark.rich_text),
      title: plainOf(title.title),
      isRemoved: false,
      blocks: [],
    }
    state.pages.push(page)
    return Response.json({ id: page.id })
  }

  function handleBlocks(call: string, body: unknown, query: URLSearchParams): Response {
    const [, of] = /^(?:GET|PATCH) \/v1\/blocks\/(.+)\/children$/.exec(call) ?? []
    const page = state.pages.find(({ id }) => id === of)
    if (of !== undefined && page === undefined) return notThere()
    if (page !== undefined && call.startsWith('GET')) {
      const [from, size] = [Number(query.get('start_cursor') ?? 0), Number(query.get('page_size'))]
      const next = from + size < page.blocks.length ? String(from + size) : null
      const results = page.blocks.slice(from, from + size).map(present)
      return Response.json({ results, has_more: next !== null, next_cursor: next })
    }
    if (page !== undefined) return append(page, body)
    const [, block] = /^(?:PATCH|DELETE) \/v1\/blocks\/(.+)$/.exec(call) ?? []
    const holder = state.pages.find(({ blocks }) => blocks.some(({ id }) => id === block))
    const found = holder?.blocks.find(({ id }) => id === block)
    if (holder === undefined || found === undefined) return notThere()
    if (call.startsWith('DELETE')) holder.blocks = holder.blocks.filter(({ id }) => id !== block)
    else {
      const rich = richSchema.safeParse(z.record(z.string(), z.unknown()).parse(body)[found.type])
      if (!rich.success) return notValid()
      found.text = rich.data.rich_text
    }
    return Response.json(present(found))
  }

  function append(page: Page, body: unknown): Response {
    const given = childrenSchema.safeParse(body)
    if (!given.success) return notValid()
    const added: Block[] = []
    for (const block of given.data.children) {
      const rich = richSchema.safeParse(block[block.type])
      if (!rich.success) return notValid()
      added.push({ id: newId(), type: block.type, text: rich.data.rich_text, by: bot })
    }
    const after = given.data.position?.after_block.id
    const at = after === undefined ? page.blocks.length : page.blocks.findIndex(({ id }) => id === after) + 1
    page.blocks.splice(at, 0, ...added)
    return Response.json({ results: added.map(present) })
  }

  return { state, answer, newId }
}

function plainOf(text: Rich): string {
  return text.map((each) => each.text.content).join('')
}

/** The text of a block. */
export function textOf({ text }: { text: Rich }): string {
  return plainOf(text)
}

function present({ id, type, text, by }: Block) {
  const rich = text.map(({ text: { content, link = null } }) => ({
    type: 'text',
    text: { content, link },
    plain_text: content,
    href: link?.url ?? null,
  }))
  return { id, type, created_by: { id: by }, [type]: { rich_text: rich } }
}
