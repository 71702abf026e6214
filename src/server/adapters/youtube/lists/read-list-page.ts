import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import type { ListFacts, ListPage, ListedVideo } from '#server/ports/video-sources.ts'
import { YoutubeFailure } from '../failures/youtube-failure.ts'
import { textOf } from '../http/caller.ts'
import type { Answer } from '../http/caller.ts'
import { classifyStatus } from '../player/classify.ts'
import { readListedVideo, textSchema } from './read-listed-video.ts'

const maxDepth = 40
const maxToken = 4000
const command = z.object({ continuationCommand: z.object({ token: z.string().min(1).max(maxToken) }) })
const continuationSchema = z.object({
  continuationItemRenderer: z.object({
    continuationEndpoint: z.union([
      command,
      z
        .object({ commandExecutorCommand: z.object({ commands: z.array(z.unknown()) }) })
        .transform(({ commandExecutorCommand }, context) => {
          const found = commandExecutorCommand.commands
            .map((value) => command.safeParse(value).data)
            .find((value) => value !== undefined)
          return found ?? (context.addIssue('No continuation among the commands'), z.NEVER)
        }),
    ]),
  }),
})

/**
 * The videos of a page in their order, and the token for the next one. A token counts where it stands in the
 * same array as videos: others lead to what YouTube would like to show beside the list.
 */
export function readListPage(page: unknown): ListPage {
  const found: { videos: ListedVideo[]; next: string | null } = { videos: [], next: null }
  collect(page, found, { depth: 0, isAppended: false })
  const seen = new Set<string>()
  const videos = found.videos.filter(({ videoId }) => !seen.has(videoId) && seen.add(videoId))
  return { videos, next: found.next }
}

function collect(
  value: unknown,
  found: { videos: ListedVideo[]; next: string | null },
  { depth, isAppended }: { depth: number; isAppended: boolean },
): void {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return
  if (Array.isArray(value)) {
    const videos = value.flatMap((element: unknown) => readListedVideo(element) ?? [])
    if (videos.length > 0 || isAppended) {
      found.videos.push(...videos)
      found.next ??= value.map(tokenOf).find((token) => token !== null) ?? null
      return
    }
  }
  for (const [key, inner] of Object.entries(value)) {
    // What stands beside a list is no part of it.
    if (key === 'secondaryResults' || key === 'sidebar') continue
    collect(inner, found, { depth: depth + 1, isAppended: key === 'continuationItems' })
  }
}

function tokenOf(element: unknown): string | null {
  const { data } = continuationSchema.safeParse(element)
  return data?.continuationItemRenderer.continuationEndpoint.continuationCommand.token ?? null
}

const channelSchema = z.object({ title: z.string(), externalId: z.string().optional() })
const titled = z.object({ title: textSchema.optional() })
const owned = z.object({ ownerText: textSchema.optional() })
const ownerSchema = z.object({ title: textSchema.optional() })
const statsSchema = z.object({ stats: z.array(textSchema) })
const countText = z.object({ numVideosText: textSchema })
const partSchema = z.array(z.object({ text: textSchema.optional() }))

const textHolder = z.object({ text: textSchema })

type ValuesByName = ReturnType<typeof valuesByName>

/** The facts about a list on its page. */
export function readListFacts(
  page: unknown,
): Pick<ListFacts, 'title' | 'owner' | 'videoCount'> & { channelId: string | null } {
  const valuesNamed = valuesByName(page)
  const first = <T>(name: string, schema: z.ZodType<T>): T | null =>
    valuesNamed(name)
      .map((value) => schema.safeParse(value).data)
      .find((value) => value !== undefined) ?? null
  const channel = first('channelMetadataRenderer', channelSchema)
  const title =
    channel?.title ?? plainTitle(valuesNamed) ?? first('playlistHeaderRenderer', titled)?.title ?? null
  const spoken = first('avatarStackViewModel', textHolder)?.text
  const owner =
    channel?.title ??
    first('videoOwnerRenderer', ownerSchema)?.title ??
    first('playlistHeaderRenderer', owned)?.ownerText ??
    spoken ??
    null
  return {
    title,
    owner: owner?.replace(/^by /, '') ?? null,
    videoCount: countOf(valuesNamed),
    channelId: channel?.externalId ?? null,
  }
}

const plainTitled = z.object({ title: z.string() })

/** The metadata of playlists have their title as a plain text. */
function plainTitle(valuesNamed: ValuesByName): string | null {
  return (
    ['playlistMetadataRenderer', 'microformatDataRenderer']
      .flatMap((name) => valuesNamed(name))
      .map((value) => plainTitled.safeParse(value).data?.title)
      .find((found) => found !== undefined && found !== '') ?? null
  )
}

function countOf(valuesNamed: ValuesByName): number | null {
  const texts = [
    ...valuesNamed('playlistSidebarPrimaryInfoRenderer').flatMap(
      (value) => statsSchema.safeParse(value).data?.stats ?? [],
    ),
    ...valuesNamed('playlistHeaderRenderer').map((value) => countText.safeParse(value).data?.numVideosText),
    ...valuesNamed('metadataParts').flatMap(
      (value) => partSchema.safeParse(value).data?.map(({ text }) => text) ?? [],
    ),
  ]
  for (const text of texts) {
    const digits = /^(?<count>[\d,.]+) videos?$/i.exec(text ?? '')?.groups?.['count']
    if (digits !== undefined) return Number(digits.replaceAll(/[,.]/g, ''))
  }
  return texts.some((text) => text === 'No videos') ? 0 : null
}

const errorAlert = z.object({ type: z.literal('ERROR') })

/** The page of a list in an answer. @throws YoutubeFailure `PLAYLIST_NOT_FOUND`, or why YouTube gives none */
export function listPageOf(answer: Answer): object {
  if (answer.status === 404) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  const refused = classifyStatus(answer)
  if (refused?.kind === 'ID_REFUSED') throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  if (refused !== null) throw refused
  const page = parseQuickJson(textOf(answer))
  if (typeof page !== 'object' || page === null) throw new YoutubeFailure('ANSWER_CHANGED')
  if (hasErrorAlert(page)) throw new YoutubeFailure('PLAYLIST_NOT_FOUND')
  return page
}

/** YouTube says that there is no such list. */
function hasErrorAlert(page: object): boolean {
  return valuesByName(page)('alertRenderer').some((value) => errorAlert.safeParse(value).success)
}

/** The values of a page by their names, at any depth; YouTube moves them, but keeps the names. */
export function valuesByName(page: unknown): (name: string) => readonly unknown[] {
  const found = new Map<string, unknown[]>()
  const note = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > maxDepth) return
    if (Array.isArray(value)) return value.forEach((inner) => note(inner, depth + 1))
    for (const [key, inner] of Object.entries(value)) {
      const same = found.get(key)
      if (same === undefined) found.set(key, [inner])
      else same.push(inner)
      note(inner, depth + 1)
    }
  }
  note(page, 0)
  return (name) => found.get(name) ?? []
}
