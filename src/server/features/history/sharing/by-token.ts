import type { Insight } from '#contract/evidence.ts'
import type { Answer } from '#contract/questions.ts'
import type { SharedQuestion, SharedSummary } from '#contract/sharing.ts'
import type { Card } from '#server/features/history/cards/card-thread.ts'
import { readQuestions } from '#server/features/history/questions/repo.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import { findShared } from './repo.ts'
import { shareHash } from './share-token.ts'

/** The summary that is shared under a token. @throws AppError `NOT_FOUND` for a token that is not shared */
export async function readByToken(
  { orm, summaries }: Pick<SummaryDeps, 'orm' | 'summaries'>,
  token: string,
): Promise<SharedSummary> {
  const shared = await findShared(orm, shareHash(token))
  const found = shared === null ? null : await summaries.read(shared.summaryId)
  if (shared === null || found === null)
    throw new AppError('NOT_FOUND', "This page isn't shared, or no longer is.")
  const { transcriptId, ...summary } = presentSummary(found)
  const { id: _id, cached: _cached, fromPlaylist: _from, withoutModel: _why, ...shown } = summary
  const asked = shared.sharesQuestions ? await readQuestions(orm, shared.itemId) : []
  return {
    ...shown,
    transcriptId: found.transcript.origin === 'pasted' ? null : transcriptId,
    questions: asked.map(presentShared),
  }
}

function presentShared({ id, question, said, languages, answer, passages }: Answer): SharedQuestion {
  return {
    id,
    question,
    said,
    languages,
    answer,
    passages: passages.map(({ transcriptId: _transcriptId, ...passage }) => passage),
  }
}

/**
 * The card of a shared summary: its title, its channel, its leading line.
 * @throws AppError `NOT_FOUND` for a token that is not shared
 */
export async function readSummaryCard(
  deps: Pick<SummaryDeps, 'orm' | 'summaries'>,
  token: string,
): Promise<Card> {
  const summary = await readByToken(deps, token)
  const { videoTitle, videoChannel } = summary
  return {
    kind: 'summary',
    words: { title: videoTitle, kicker: videoChannel ?? '', text: leadingLine(summary) },
  }
}

/**
 * The line that stands for a summary where its state is not shown: the first insight, else the gist or a sentence, of which nothing is
 * known to be wrong; empty where there is none.
 */
export function leadingLine(summary: Lines): string {
  return leadingLineOf(summary)?.text ?? ''
}

type Lines = Pick<SharedSummary, 'insights' | 'gistSentence' | 'summarySentences'>

/** The same line with its evidence; `null` where there is none. */
export function leadingLineOf({ insights, gistSentence, summarySentences }: Lines): Insight | null {
  const lines = [...insights, ...(gistSentence === null ? [] : [gistSentence]), ...summarySentences]
  return lines.find(({ state }) => state !== 'differs' && state !== 'not-found') ?? null
}
