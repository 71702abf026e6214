import { z } from 'zod'
import { digestRoutes, digestSettingsSchema } from '#contract/digests.ts'
import type { DigestSettings, ListedDigest, DigestEntry } from '#contract/digests.ts'
import { followRoutes, followSchema } from '#contract/follows.ts'
import type { Follow, FollowedItem } from '#contract/follows.ts'
import type { DigestFrequency, BacklogSize } from '#product/following.ts'
import { callServer, PrecisFailure } from './call-server.ts'
import type { Server } from './call-server.ts'
import { findFormId } from './remote-forms.ts'

const followsSchema = followRoutes['GET /api/follows'].response
const followedSchema = followRoutes['GET /api/follows/:id/items'].response
const digestsSchema = digestRoutes['GET /api/digests'].response
const digestSchema = digestRoutes['GET /api/digests/:id'].response
const pageSize = 50

/**
 * The sources that the account of the key follows, and the most that its plan may follow.
 * @throws PrecisFailure
 */
export async function listFollows(
  server: Server,
  signal: AbortSignal,
): Promise<{ follows: Follow[]; max: number }> {
  return await callServer(server, { method: 'GET', path: 'api/follows', signal }, followsSchema)
}

/** `form` is named by its id or its name. */
type NewFollow = {
  url: string
  backlog: BacklogSize
  zone: string | undefined
  form?: string | undefined
}

/** Follows a channel, a playlist or a podcast. @throws PrecisFailure */
export async function follow(server: Server, wanted: NewFollow, signal: AbortSignal): Promise<Follow> {
  const form = wanted.form === undefined ? undefined : await findFormId(server, wanted.form, signal)
  const json = { ...wanted, form }
  return await callServer(server, { method: 'POST', path: 'api/follows', json, signal }, followSchema)
}

/** Chooses another form for what a follow brings from now on, by its id or its name. @throws PrecisFailure */
export async function changeFollowForm(
  server: Server,
  { id, form }: { id: string; form: string },
  signal: AbortSignal,
): Promise<Follow> {
  const json = { form: await findFormId(server, form, signal) }
  return await callServer(server, { method: 'PATCH', path: followPath(id), json, signal }, followSchema)
}

/** Ends a follow. @throws PrecisFailure */
export async function unfollow(server: Server, id: string, signal: AbortSignal): Promise<void> {
  await callServer(server, { method: 'DELETE', path: followPath(id), signal }, z.undefined())
}

/** The newest videos that a follow brought, each with its state. @throws PrecisFailure */
export async function listFollowed(server: Server, id: string, signal: AbortSignal): Promise<FollowedItem[]> {
  const path = `${followPath(id)}/items?limit=${pageSize}`
  return (await callServer(server, { method: 'GET', path, signal }, followedSchema)).items
}

/** Tries a followed video again that failed. @throws PrecisFailure */
export async function retryFollowed(server: Server, id: string, signal: AbortSignal): Promise<void> {
  const path = `api/follows/items/${encodeURIComponent(id)}/retry`
  await callServer(server, { method: 'POST', path, signal }, z.undefined())
}

/**
 * The follow that a person names: by its id, its link, or its title, whose case does not count.
 * @throws PrecisFailure `NOT_FOUND`
 */
export async function findFollow(server: Server, name: string, signal: AbortSignal): Promise<Follow> {
  const { follows } = await listFollows(server, signal)
  const wanted = name.trim().toLowerCase()
  const found = follows.find(
    ({ id, url, title }) => id === wanted || url === name.trim() || title?.toLowerCase() === wanted,
  )
  if (found !== undefined) return found
  throw new PrecisFailure('NOT_FOUND', `You don't follow “${name}”.`)
}

/**
 * The newest digests of the account, and how it wants them; `null` until it follows something.
 * @throws PrecisFailure
 */
export async function listDigests(
  server: Server,
  signal: AbortSignal,
): Promise<{ settings: DigestSettings | null; items: ListedDigest[] }> {
  const path = `api/digests?limit=${pageSize}`
  return await callServer(server, { method: 'GET', path, signal }, digestsSchema)
}

/** A digest with its videos. */
export type Digest = Pick<ListedDigest, 'id' | 'dueOn' | 'madeAt'> & { entries: DigestEntry[] }

/** A digest, the newest where no id is given; `null` before the first. @throws PrecisFailure */
export async function readDigest(
  server: Server,
  id: string | undefined,
  signal: AbortSignal,
): Promise<Digest | null> {
  const wanted = id ?? (await listDigests(server, signal)).items[0]?.id
  if (wanted === undefined) return null
  const path = `api/digests/${encodeURIComponent(wanted)}`
  return await callServer(server, { method: 'GET', path, signal }, digestSchema)
}

/** The settings of digests to change; the others stay. */
export type DigestChanges = {
  frequency?: DigestFrequency | undefined
  hour?: number | undefined
  weekday?: number | undefined
  zone?: string | undefined
  isMailed?: boolean | undefined
}

/** Changes how digests come. @throws PrecisFailure `NOT_FOUND` before the account follows something */
export async function changeDigests(
  server: Server,
  changes: DigestChanges,
  signal: AbortSignal,
): Promise<DigestSettings> {
  const { settings } = await listDigests(server, signal)
  if (settings === null)
    throw new PrecisFailure('NOT_FOUND', 'Follow something first, and your digest begins.')
  const json = {
    frequency: changes.frequency ?? settings.frequency,
    hour: changes.hour ?? settings.hour,
    weekday: changes.weekday ?? settings.weekday,
    zone: changes.zone ?? settings.zone,
    isMailed: changes.isMailed ?? settings.isMailed,
  }
  const call = { method: 'PUT', path: 'api/digests/settings', json, signal } as const
  return await callServer(server, call, digestSettingsSchema)
}

/** Gives the feed of digests another secret address. @throws PrecisFailure */
export async function changeFeedAddress(server: Server, signal: AbortSignal): Promise<DigestSettings> {
  const call = { method: 'POST', path: 'api/digests/feed-address', signal } as const
  return await callServer(server, call, digestSettingsSchema)
}

function followPath(id: string): string {
  return `api/follows/${encodeURIComponent(id)}`
}
