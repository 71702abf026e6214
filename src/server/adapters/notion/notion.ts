import { Client, collectPaginatedAPI, isHTTPResponseError } from '@notionhq/client'
import { z } from 'zod'
import type { Clock } from '#server/lib/clock.ts'
import { readRetryAfter } from '#server/lib/outbound/retry-after.ts'
import { readBoundedBody } from '#server/lib/outside-body.ts'
import type { Destination, DestinationReply, FoundLocation, SentNote } from '#server/ports/destinations.ts'
import { isSameBlock, pageTitle, toBlocks } from './blocks.ts'
import type { Block } from './blocks.ts'

/** The limits that Notion publishes: three calls a second on average, 100 blocks a call. */
const gapMs = 340
const atOnce = 100
const callMs = 20_000
const maxAnswerBytes = 8 * 1024 * 1024
const defaultWaitSeconds = 60
/** The first version that places blocks behind others by `position`. */
const version = '2026-03-11'
/** The column by which a page is found again that was made when an attempt ended. */
const column = 'Précis ID'

type Options = { origin: string; fetch: typeof fetch; clock: Clock }

/** Pages in a database of Notion. Of a page, the blocks that our integration made are ours. */
export function createNotion(options: Options): Destination {
  return {
    find: async ({ token, location }, signal) => {
      try {
        return await findDatabase(connect(options, token, signal), location)
      } catch (error) {
        signal.throwIfAborted()
        const reply = replyOf(error, options.clock.now())
        return { failure: 'failure' in reply ? reply.failure : 'unreachable' }
      }
    },
    send: async ({ token, location }, note, { remote, signal }) => {
      let page = remote
      try {
        const client = connect(options, token, signal)
        page ??= (await findPage(client, location, note.id)) ?? (await createPage(client, location, note))
        const isThere = await fillPage(client, page, toBlocks(note))
        return isThere ? { outcome: 'sent', remote: page } : { outcome: 'refused', failure: 'removed' }
      } catch (error) {
        const reply = signal.aborted
          ? ({ outcome: 'later', seconds: 0 } as const)
          : replyOf(error, options.clock.now(), page !== null)
        return reply.outcome === 'later' ? { ...reply, remote: page } : reply
      }
    },
  }
}

/** A client whose calls come one after the other, each a while after the one before it. */
function connect({ origin, fetch, clock }: Options, token: string, signal: AbortSignal): Client {
  return new Client({
    auth: token,
    notionVersion: version,
    baseUrl: origin,
    retry: false,
    timeoutMs: callMs,
    // What it logs has names of pages in it.
    logger: () => undefined,
    fetch: async (url, init) => {
      await clock.wait(gapMs, signal)
      signal.throwIfAborted()
      const { method = 'GET', headers = {}, body } = init ?? {}
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(callMs)])
      const call = { method, headers, ...(typeof body === 'string' ? { body } : {}) }
      const response = await fetch(url, { ...call, redirect: 'error', signal: inTime })
      const answer = await readBoundedBody(response, maxAnswerBytes)
      return new Response(answer, { status: response.status, headers: response.headers })
    },
  })
}

const databaseSchema = z.object({
  title: z.array(z.object({ plain_text: z.string() })),
  data_sources: z.array(z.object({ id: z.string() })),
})
const sourceSchema = z.object({ properties: z.record(z.string(), z.object({ type: z.string() })) })
/** The id at the end of an address of Notion, before what may follow it. */
const idForm = /([\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:[?#].*)?$/i

/** The first source of a database, which gets our column where it has none. */
async function findDatabase(client: Client, address: string): Promise<FoundLocation> {
  const id = idForm.exec(address.trim())?.[1]
  if (id === undefined) return { failure: 'location-missing' }
  const database = databaseSchema.parse(await client.databases.retrieve({ database_id: id }))
  const [source] = database.data_sources
  if (source === undefined) return { failure: 'location-missing' }
  const { properties } = sourceSchema.parse(await client.dataSources.retrieve({ data_source_id: source.id }))
  if (properties[column]?.type !== 'rich_text') {
    await client.dataSources.update({
      data_source_id: source.id,
      properties: { [column]: { type: 'rich_text', rich_text: {} } },
    })
  }
  return { location: source.id, name: database.title.map((part) => part.plain_text).join('') }
}

const idSchema = z.object({ id: z.string() })
const idsSchema = z.object({ results: z.array(idSchema) })

/** The page that an attempt made before it ended; `null` for none. */
async function findPage(client: Client, location: string, id: string): Promise<string | null> {
  const found = await client.dataSources.query({
    data_source_id: location,
    filter: { property: column, rich_text: { equals: id } },
    page_size: 1,
  })
  return idsSchema.parse(found).results[0]?.id ?? null
}

/** A page without its blocks, which come after it. */
async function createPage(client: Client, location: string, { id, summary }: SentNote): Promise<string> {
  const page = await client.pages.create({
    parent: { type: 'data_source_id', data_source_id: location },
    properties: {
      title: { title: pageTitle(summary.videoTitle) },
      [column]: { rich_text: [{ text: { content: id } }] },
    },
  })
  return idSchema.parse(page).id
}

const pageSchema = z.object({ in_trash: z.boolean(), created_by: idSchema })
const childrenSchema = z.array(z.looseObject({ id: z.string(), type: z.string(), created_by: idSchema }))

/**
 * Brings our blocks of a page to those that are wanted, beginning where they differ: from any state between,
 * the next attempt goes on. `false` for a page that its owner removed.
 */
async function fillPage(client: Client, page: string, blocks: readonly Block[]): Promise<boolean> {
  const { in_trash: isRemoved, created_by: own } = pageSchema.parse(
    await client.pages.retrieve({ page_id: page }),
  )
  if (isRemoved) return false
  const listed = await collectPaginatedAPI(client.blocks.children.list, { block_id: page, page_size: atOnce })
  const ours = childrenSchema.parse(listed).filter(({ created_by: by }) => by.id === own.id)
  let at = 0
  for (const child of ours) {
    const block = blocks[at]
    if (block === undefined || block.type !== child.type) break
    if (!isSameBlock(child, block)) await client.blocks.update({ block_id: child.id, ...block })
    at += 1
  }
  for (const { id } of ours.slice(at)) await client.blocks.delete({ block_id: id })
  let last = ours[at - 1]?.id
  for (; at < blocks.length; at += atOnce) {
    const added = await client.blocks.children.append({
      block_id: page,
      children: blocks.slice(at, at + atOnce),
      ...(last === undefined ? {} : { position: { type: 'after_block', after_block: { id: last } } }),
    })
    last = idsSchema.parse(added).results.at(-1)?.id
  }
  return true
}

/** The meaning of an error of the client. Of a known page, "not found" is about the page. */
function replyOf(error: unknown, now: number, hasPage = false): DestinationReply {
  if (!isHTTPResponseError(error)) return { outcome: 'failed', failure: 'unreachable' }
  const { status, headers } = error
  if (status === 429 || status === 529) {
    const wait = headers instanceof Headers ? readRetryAfter(Object.fromEntries(headers), now) : null
    return { outcome: 'later', seconds: wait ?? defaultWaitSeconds, remote: null }
  }
  if (status === 401) return { outcome: 'revoked', failure: 'token-refused' }
  if (status === 404 && hasPage) return { outcome: 'refused', failure: 'removed' }
  if (status === 403 || status === 404) return { outcome: 'failed', failure: 'location-missing' }
  if (status === 400) return { outcome: 'refused', failure: 'refused' }
  return { outcome: 'failed', failure: 'unreachable' }
}
