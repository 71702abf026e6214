import type { Answer, Passage } from '#contract/questions.ts'
import { plans } from '#product/plans.ts'
import { toMember, turnOf } from '#server/features/accounts/service.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { chooseTranscripts } from '#server/features/history/search/choose-transcripts.ts'
import { indexItems } from '#server/features/history/search/index-items.ts'
import { openTranscript } from '#server/features/transcripts/service.ts'
import type { TaskOptions } from '#server/lib/worker-pool.ts'
import type { QuestionDeps } from './context.ts'
import { readVideos } from './read-videos.ts'

const maxPassages = 10
const readAtOnce = 2
/** The newest items are indexed before they are looked through; the sweep has indexed the rest. */
const indexedFirst = 30

type RatedPassage = { passage: Passage; score: number; said: boolean }

/**
 * The best passages of the transcripts in the caller's history, of those first that talk about what is asked, and their videos.
 * @throws AppError `UNAUTHORIZED` without a sign-in
 */
export async function askLibrary(
  deps: QuestionDeps,
  actor: Actor,
  question: string,
  signal: AbortSignal,
): Promise<Required<Pick<Answer, 'said' | 'passages' | 'videos'>>> {
  const { user, plan } = toMember(actor)
  await indexItems(deps, indexedFirst, user.id)
  const windowDays = plans[plan].historyDays
  const ids = await chooseTranscripts(deps.orm, { userId: user.id, windowDays, question })
  const rated: RatedPassage[] = []
  const caller = turnOf(actor)
  // A transcript of a day takes ten megabytes: few are in memory at a time.
  const waiting = ids.values()
  const readers = Array.from({ length: readAtOnce }, async () => {
    for (const id of waiting) rated.push(...(await ratePassages(deps, { id, question }, { signal, caller })))
  })
  await Promise.all(readers)
  const best = rated.toSorted((a, b) => Number(b.said) - Number(a.said) || b.score - a.score)
  const passages = best.slice(0, maxPassages).map(({ passage }) => passage)
  const found = new Set(passages.map(({ transcriptId }) => transcriptId))
  return {
    said: rated.some(({ said }) => said),
    passages,
    videos: await readVideos(deps.orm, { userId: user.id, windowDays, transcriptIds: [...found] }),
  }
}

async function ratePassages(
  deps: QuestionDeps,
  { id, question }: { id: string; question: string },
  options: TaskOptions,
): Promise<RatedPassage[]> {
  const transcript = await openTranscript(deps, id)
  const found = await deps.passageWorker.find({ transcript, question }, options)
  return found.passages.map(({ score, ...rest }) => ({
    passage: { transcriptId: id, ...rest },
    score,
    said: found.said,
  }))
}
