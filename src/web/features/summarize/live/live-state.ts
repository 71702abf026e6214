import type { Chapter, Insight, SummaryEvent } from '#contract/summaries.ts'

/** What there is of a summary that is being written. */
export type LiveState = Readonly<{
  /** Something of it was told, be it withdrawn since. */
  begun: boolean
  /** What was shown before is void, and it is written again. */
  restarted: boolean
  gist: string | null
  text: string
  insights: Insight[]
  /** In the order of the video. */
  chapters: Chapter[]
  /** How many of the parts of a long video are read; `null` for a video that is read at once. */
  parts: Readonly<{ done: number; total: number }> | null
}>

/** Nothing was told yet. */
export const nothingWritten: LiveState = {
  begun: false,
  restarted: false,
  gist: null,
  text: '',
  insights: [],
  chapters: [],
  parts: null,
}

/** The state after an event. One that changes nothing gives the same object, and what did not change stays itself. */
export function foldEvent(state: LiveState, event: SummaryEvent): LiveState {
  switch (event.event) {
    case 'stage':
      return event.data.parts === undefined ? state : withParts(state, event.data.parts)
    case 'gist':
      return { ...state, begun: true, gist: event.data.text }
    case 'text':
      return { ...state, begun: true, text: state.text + event.data.text }
    case 'insight':
      return { ...state, begun: true, insights: withInsight(state.insights, event.data) }
    case 'chapter':
      return { ...state, begun: true, chapters: withChapter(state.chapters, event.data) }
    case 'restarted':
      return { ...nothingWritten, begun: state.begun, restarted: state.begun }
    case 'run':
    case 'video':
    case 'done':
    case 'problem':
  }
  return state
}

/** Parts are read side by side, so a lower count may come after a higher one; the count never goes back. */
function withParts(state: LiveState, parts: { done: number; total: number }): LiveState {
  const isBehind = state.parts?.total === parts.total && state.parts.done >= parts.done
  return isBehind ? state : { ...state, begun: true, parts }
}

function withInsight(insights: Insight[], insight: Insight): Insight[] {
  const isSame = (other: Insight) => other.text === insight.text && other.sentence === insight.sentence
  const known = insights.findIndex(isSame)
  return known === -1 ? [...insights, insight] : insights.with(known, insight)
}

function withChapter(chapters: Chapter[], chapter: Chapter): Chapter[] {
  const others = chapters.filter(({ sentence }) => sentence !== chapter.sentence)
  return [...others, chapter].toSorted((a, b) => a.sentence - b.sentence)
}
