import type { Chapter, Insight, LineEvent, SummarySentence } from '#contract/evidence.ts'
import type { SummaryEvent } from '#contract/summaries.ts'
import { nothingWritten } from './live-feed.ts'
import type { LiveState } from './live-feed.ts'

/** The state after an event; an event without effect returns the same object. */
export function foldEvent(state: LiveState, event: SummaryEvent): LiveState {
  switch (event.event) {
    case 'stage':
      return event.data.parts === undefined ? withoutParts(state) : withParts(state, event.data.parts)
    case 'form':
      return { ...state, form: event.data }
    case 'gist':
      return { ...state, hasBegun: true, gist: event.data.text === '' ? null : event.data }
    case 'text':
      return { ...state, hasBegun: true, text: state.text + event.data.text }
    case 'sentence':
      return {
        ...state,
        hasBegun: true,
        text: '',
        sentences: state.sentences.concat(event.data.sentence ?? []),
      }
    case 'insight':
      return { ...state, hasBegun: true, insights: withInsight(state.insights, event.data) }
    case 'chapter':
      return { ...state, hasBegun: true, chapters: withChapter(state.chapters, event.data) }
    case 'written':
      return { ...state, hasBegun: true, ...writtenState(event.data) }
    case 'line':
      return withLine(state, event.data)
    case 'restarted':
      return { ...nothingWritten, form: state.form, hasBegun: state.hasBegun, hasRestarted: state.hasBegun }
    case 'run':
    case 'video':
    case 'done':
    case 'problem':
  }
  return state
}

type Written = Extract<SummaryEvent, { event: 'written' }>['data']

/** The complete text in place of what was sent of it. */
function writtenState({ gistSentence, summarySentences, insights, chapters }: Written): Partial<LiveState> {
  return {
    text: '',
    gist: gistSentence === null ? null : { text: gistSentence.text, sentence: gistSentence },
    sentences: summarySentences,
    insights,
    chapters,
  }
}

/** The state with what is known now of a line of the complete text. */
function withLine(state: LiveState, { line, more, ...evidence }: LineEvent): LiveState {
  const [kind, place] = line.split('-')
  const at = Number(place)
  const isAt = (index: number) => index === at
  if (kind === 'gist' && state.gist?.sentence) {
    const sentence = { ...state.gist.sentence, ...evidence, more }
    return { ...state, gist: { text: sentence.text, sentence } }
  }
  if (kind === 'sentence') {
    const known = (each: SummarySentence, index: number) =>
      isAt(index) ? { ...each, ...evidence, more } : each
    return { ...state, sentences: state.sentences.map(known) }
  }
  if (kind === 'insight') {
    return { ...state, insights: state.insights.map((each, index) => (isAt(index) ? evidence : each)) }
  }
  const known = (each: Chapter, index: number) => (isAt(index) ? { ...each, gist: evidence } : each)
  return kind === 'chapter' ? { ...state, chapters: state.chapters.map(known) } : state
}

/** The next stage counts no parts. */
function withoutParts(state: LiveState): LiveState {
  return state.parts === null ? state : { ...state, parts: null }
}

/** Parts are read side by side, so a lower count may arrive after a higher one; the count never goes back. */
function withParts(state: LiveState, parts: { done: number; total: number }): LiveState {
  const isBehind = state.parts?.total === parts.total && state.parts.done >= parts.done
  return isBehind ? state : { ...state, hasBegun: true, parts }
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
