import type { CheckState, Insight } from '#contract/evidence.ts'
import { isFlagged } from '#evidence/line-state.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { spokenLanguage } from '../cards/card-language.ts'
import type { Card } from '../cards/card-thread.ts'
import { leadingLine, readByToken } from './shares.ts'

/**
 * The card of a shared summary, in a language of the pages: its title, its gist, how many of its lines were found, and where in the video its insights are said.
 * @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function readSummaryCard(
  deps: Pick<SummaryDeps, 'db' | 'summaries'>,
  token: string,
  tag: string,
): Promise<Card> {
  const summary = await readByToken(deps, token)
  const own = spokenLanguage(tag)
  const { language, videoTitle, videoChannel, videoDuration, durationSeconds, chapters } = summary
  const { gistSentence, summarySentences, insights } = summary
  // A gist that is known to be wrong does not stand for the summary where its state is not shown.
  const isGistShown = gistSentence !== null && !isFlagged(gistSentence.state)
  const mapped = insights.some(({ second }) => second !== null) ? insights : summarySentences
  return {
    kind: 'summary',
    language: own.card,
    summary: {
      title: videoTitle,
      channel: videoChannel ?? '',
      length: videoDuration ?? '',
      gist: isGistShown ? gistSentence.text : leadingLine(summary),
      language,
      note: own.linesFound(summary),
      state: wholeState([...summarySentences, ...insights, ...(gistSentence === null ? [] : [gistSentence])]),
      durationSeconds,
      chapterStarts: chapters.flatMap(({ start }) => (start === null ? [] : [start])),
      dots: mapped.map(({ second, state }) => ({ second, state })),
    },
  }
}

/** The state of all lines together, which is never better than that of the worst. */
function wholeState(lines: readonly Pick<Insight, 'state'>[]): CheckState {
  if (lines.some(({ state }) => isFlagged(state))) return 'differs'
  const [state, ...others] = new Set(lines.map((line) => line.state))
  return state !== undefined && others.length === 0 ? state : 'words-found'
}
