import { z } from 'zod'
import type { CreatorChapter } from '#core/draft-summary.ts'
import { parseQuickJson } from '#core/parse-json.ts'
import { watchUrl } from '#product/watch-url.ts'
import type { ClientProfile } from '#server/lib/youtube-clients.ts'
import { textOf } from '../http/caller.ts'
import { askInnertube } from '../http/connection.ts'
import type { Connection } from '../http/connection.ts'
import { youtubeText } from '../player/player-answer.ts'

const oembedSchema = z.object({
  title: z.string().min(1).nullable().catch(null),
  author_name: z.string().min(1).nullable().catch(null),
})

/** Title and channel from YouTube's public interface for embedding; never fails, because they only help. */
export async function askOembed(
  { call, hosts, limits }: Connection,
  videoId: string,
  signal: AbortSignal,
): Promise<{ title: string | null; channel: string | null }> {
  try {
    const answer = await call({
      url: hosts.page(`/oembed?format=json&url=${encodeURIComponent(watchUrl(videoId))}`),
      timeoutMs: limits.extraCallMs,
      maxBytes: limits.answerBytes,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.extraCallMs)]),
    })
    const { data } = oembedSchema.safeParse(parseQuickJson(textOf(answer)))
    return { title: data?.title ?? null, channel: data?.author_name ?? null }
  } catch {
    return { title: null, channel: null }
  }
}

/** The facts that the applications' answers leave out and the page of a video has. */
export type Surroundings = { chapters: CreatorChapter[]; publishedOn: string | null }

const noSurroundings: Surroundings = { chapters: [], publishedOn: null }

/** The surroundings of a video. They only help, so any failure gives none and never fails the call. */
export async function askSurroundings(
  connection: Connection,
  web: ClientProfile,
  videoId: string,
  signal: AbortSignal,
): Promise<Surroundings> {
  try {
    const answer = await askInnertube(connection, 'next', {
      profile: web,
      visitorData: null,
      subject: { videoId },
      timeoutMs: connection.limits.extraCallMs,
      signal: AbortSignal.any([signal, AbortSignal.timeout(connection.limits.extraCallMs)]),
    })
    const { data } = nextAnswerSchema.safeParse(parseQuickJson(textOf(answer)))
    if (data === undefined) return noSurroundings
    return { chapters: chaptersOfNext(data), publishedOn: publishedOnOfNext(data) }
  } catch {
    return noSurroundings
  }
}

/** As a number or, as long numbers are written elsewhere in these answers, as text. */
const milliseconds = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
])
const chapterSchema = z.object({
  chapterRenderer: z.object({
    title: youtubeText,
    timeRangeStartMillis: milliseconds.pipe(z.number().nonnegative()),
  }),
})
const markersSchema = z.object({
  key: z.string(),
  value: z.object({ chapters: z.array(z.unknown()) }),
})
const markersMap = z.object({
  playerOverlayRenderer: z.object({
    decoratedPlayerBarRenderer: z.object({
      decoratedPlayerBarRenderer: z.object({
        playerBar: z.object({
          multiMarkersPlayerBarRenderer: z.object({ markersMap: z.array(z.unknown()) }),
        }),
      }),
    }),
  }),
})
const dateSchema = z.object({ videoPrimaryInfoRenderer: z.object({ dateText: youtubeText }) })
const resultsSchema = z.object({
  twoColumnWatchNextResults: z.object({
    results: z.object({ results: z.object({ contents: z.array(z.unknown()) }) }),
  }),
})

const panelSchema = z.object({ engagementPanelSectionListRenderer: z.record(z.string(), z.unknown()) })
const chapterPanelSchema = z.object({
  panelIdentifier: z.literal('engagement-panel-macro-markers-description-chapters'),
  content: z.object({ macroMarkersListRenderer: z.object({ contents: z.array(z.unknown()) }) }),
})
const panelChapterSchema = z.object({
  macroMarkersListItemRenderer: z.object({ title: youtubeText, timeDescription: youtubeText }),
})
const descriptionPanelSchema = z.object({
  content: z.object({ structuredDescriptionContentRenderer: z.object({ items: z.array(z.unknown()) }) }),
})
const descriptionHeaderSchema = z.object({
  videoDescriptionHeaderRenderer: z.object({ publishDate: youtubeText }),
})

/** A page has some ten. */
const maxPanels = 500

/** The fields that are read of the page around a video. */
export const nextAnswerSchema = z.object({
  playerOverlays: markersMap.optional().catch(undefined),
  contents: resultsSchema.optional().catch(undefined),
  engagementPanels: z
    .array(z.unknown())
    .transform((panels) => panels.slice(0, maxPanels))
    .optional()
    .catch(undefined),
})
type NextAnswer = z.infer<typeof nextAnswerSchema>

/**
 * The chapters that the creator wrote, from the bar of the player or else from the panel beside it. YouTube's
 * automatic ones stand under other names and are left out.
 */
export function chaptersOfNext(answer: NextAnswer): CreatorChapter[] {
  const bar = answer.playerOverlays?.playerOverlayRenderer.decoratedPlayerBarRenderer
  const markers = bar?.decoratedPlayerBarRenderer.playerBar.multiMarkersPlayerBarRenderer.markersMap ?? []
  const inBar = markers
    .flatMap((marker) => markersSchema.safeParse(marker).data ?? [])
    .filter(({ key }) => key === 'DESCRIPTION_CHAPTERS')
    .flatMap(({ value }) => value.chapters.flatMap((chapter) => chapterSchema.safeParse(chapter).data ?? []))
    .map(({ chapterRenderer: { title, timeRangeStartMillis } }) => ({
      title: plainTitle(title),
      start: timeRangeStartMillis / 1000,
    }))
    .filter(({ title }) => title !== '')
  return inBar.length > 0 ? inBar : chaptersOfPanels(answer)
}

function chaptersOfPanels(answer: NextAnswer): CreatorChapter[] {
  return panelsOf(answer)
    .flatMap(
      (panel) => chapterPanelSchema.safeParse(panel).data?.content.macroMarkersListRenderer.contents ?? [],
    )
    .flatMap((item) => panelChapterSchema.safeParse(item).data?.macroMarkersListItemRenderer ?? [])
    .flatMap(({ title: written, timeDescription }) => {
      const title = plainTitle(written)
      const clock = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})$/.exec(timeDescription.trim())
      if (clock === null || title === '') return []
      const [hours = 0, minutes = 0, seconds = 0] = clock.slice(1).map((part) => Number(part ?? 0))
      return [{ title, start: hours * 3600 + minutes * 60 + seconds }]
    })
}

/** A title without the mark that asked for a colour of an arrow that YouTube took off. */
function plainTitle(title: string): string {
  return title.replace(/^[\s\uFE0E\uFE0F]+/, '').trimEnd()
}

function panelsOf({ engagementPanels = [] }: NextAnswer): Record<string, unknown>[] {
  return engagementPanels.flatMap((panel) => {
    const { data } = panelSchema.safeParse(panel)
    return data === undefined ? [] : [data.engagementPanelSectionListRenderer]
  })
}

/** The day of publication, like `2026-11-21`; `null` for none, or only `3 hours ago`. */
export function publishedOnOfNext(answer: NextAnswer): string | null {
  const contents = answer.contents?.twoColumnWatchNextResults.results.results.contents ?? []
  const [primary] = contents.flatMap((content) => dateSchema.safeParse(content).data ?? [])
  const [header] = panelsOf(answer)
    .flatMap((panel) => descriptionPanelSchema.safeParse(panel).data ?? [])
    .flatMap(({ content }) => content.structuredDescriptionContentRenderer.items)
    .flatMap((item) => descriptionHeaderSchema.safeParse(item).data ?? [])
  return (
    readDate(primary?.videoPrimaryInfoRenderer.dateText ?? '') ??
    readDate(header?.videoDescriptionHeaderRenderer.publishDate ?? '')
  )
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Such as `Oct 5, 2026`, `5 Oct 2026` or `Premiered Oct 5, 2026`; a day to come isn't one. */
function readDate(text: string): string | null {
  if (/^(?:scheduled|premieres)\b/i.test(text.trim())) return null
  const american = /\b([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})$/.exec(text.trim())
  const british = /\b(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(text.trim())
  const [name, day, year] =
    american === null ? [british?.[2], british?.[1], british?.[3]] : [american[1], american[2], american[3]]
  const month = months.indexOf(name ?? '') + 1
  if (day === undefined || month === 0) return null
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
}
