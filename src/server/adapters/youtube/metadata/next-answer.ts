import { z } from 'zod'
import type { CreatorChapter } from '#server/ports/transcript-source.ts'
import { youtubeText } from '../player/youtube-text.ts'

const chapterSchema = z.object({
  chapterRenderer: z.object({ title: youtubeText, timeRangeStartMillis: z.number().nonnegative() }),
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

/** What is read of the page around a video. */
export const nextAnswerSchema = z.object({
  playerOverlays: markersMap.optional().catch(undefined),
  contents: resultsSchema.optional().catch(undefined),
})
type NextAnswer = z.infer<typeof nextAnswerSchema>

/** The chapters that the creator wrote. YouTube's automatic ones stand under another key and are left out. */
export function chaptersOfNext(answer: NextAnswer): CreatorChapter[] {
  const bar = answer.playerOverlays?.playerOverlayRenderer.decoratedPlayerBarRenderer
  const markers = bar?.decoratedPlayerBarRenderer.playerBar.multiMarkersPlayerBarRenderer.markersMap ?? []
  return markers
    .flatMap((marker) => markersSchema.safeParse(marker).data ?? [])
    .filter(({ key }) => key === 'DESCRIPTION_CHAPTERS')
    .flatMap(({ value }) => value.chapters.flatMap((chapter) => chapterSchema.safeParse(chapter).data ?? []))
    .map(({ chapterRenderer: { title, timeRangeStartMillis } }) => ({
      title: title.trim(),
      start: timeRangeStartMillis / 1000,
    }))
    .filter(({ title }) => title !== '')
}

/** The day a video was published, like `2026-11-21`; `null` when the page says nothing or only `3 hours ago`. */
export function publishedOnOfNext(answer: NextAnswer): string | null {
  const contents = answer.contents?.twoColumnWatchNextResults.results.results.contents ?? []
  const [primary] = contents.flatMap((content) => dateSchema.safeParse(content).data ?? [])
  return readDate(primary?.videoPrimaryInfoRenderer.dateText ?? '')
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Such as `Oct 5, 2026` or `Premiered Oct 5, 2026`. */
function readDate(text: string): string | null {
  const found = /\b([A-Z][a-z]{2})[a-z]* (\d{1,2}), (\d{4})$/.exec(text.trim())
  const month = months.indexOf(found?.[1] ?? '') + 1
  if (found === null || month === 0) return null
  return `${found[3]}-${String(month).padStart(2, '0')}-${(found[2] ?? '').padStart(2, '0')}`
}
