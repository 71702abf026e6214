import type { HistoryItem } from '#contract/history.ts'

/** What a transcript is called whose video has no known title. */
const noTitle = 'YouTube Video'

/** The title of a summary in the history; one without a title is told apart by its id. */
export function historyTitle({ id, videoTitle }: Pick<HistoryItem, 'id' | 'videoTitle'>): string {
  return videoTitle === '' || videoTitle === noTitle ? `Video ${id.slice(0, 8)}` : videoTitle
}
