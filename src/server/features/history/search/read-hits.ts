import type { HistoryHit } from '#contract/history.ts'
import type { Summary } from '#contract/summary.ts'
import { AppError } from '#core/app-error.ts'
import { excerptAround, searchLines } from '#core/search/search-hits.ts'
import type { Hit } from '#core/search/search-hits.ts'
import { allLines } from '#product/all-lines.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import { openTranscript } from '#server/features/transcripts/service.ts'
import type { ReaderDeps } from '#server/features/transcripts/service.ts'
import { createWorkerPool, threadFile } from '#server/lib/worker-pool.ts'
import type { TaskOptions, WorkerPool } from '#server/lib/worker-pool.ts'
import type { SummaryItem } from '../items/repo.ts'
import type { findHitsInThread, HitLine } from './hit-thread.ts'

/** Looks through transcripts in a worker thread; each is a turn of its caller. */
export type HitWorker = Pick<WorkerPool<typeof findHitsInThread>, 'inTurn' | 'close'>

/** Starts the thread when a search comes; it ends after half a minute without one. */
export function createHitWorker(): HitWorker {
  return createWorkerPool<typeof findHitsInThread>({
    file: threadFile('hit-thread', import.meta.url),
    name: 'findHitsInThread',
    maxThreads: 1,
    maxQueue: 100,
    warmThreads: 0,
    finishesAborted: true,
  })
}

const maxHits = 3
/**
 * A search reads so much speech for a page, the rest of its items show only lines of their summaries: two
 * seconds of a slow core.
 */
const maxSpokenSeconds = 40 * 3600
/** The assumed length of a transcript without times, in seconds. */
const assumedSeconds = 3600

/** Dependencies of what a search shows. */
export type HitDeps = Pick<ReaderDeps, 'db' | 'unchanging' | 'bodies'> & { hitWorker: HitWorker }

/**
 * The hits of a search in the items of a page, by their ids: lines of the summary, and sentences that were
 * only spoken where those lines do not have all the words. Without the storage of transcripts, or while many
 * search, lines of the summaries alone.
 */
export async function readHits(
  deps: HitDeps,
  items: readonly SummaryItem[],
  typed: string,
  { owner, ...options }: TaskOptions & { owner: Actor },
): Promise<Map<string, HistoryHit[]>> {
  const hits = new Map<string, HistoryHit[]>()
  if (typed === '') return hits
  let secondsLeft = maxSpokenSeconds
  for (const { item, summary, transcript } of items) {
    const presented = presentSummary({ summary, transcript })
    const lines = linesOf(presented)
    const { language } = presented
    const search = searchLines<HitLine>(typed)
    search.add(lines, language)
    const seconds = transcript.durationSeconds ?? assumedSeconds
    const isSpokenToo = !search.isEnough(maxHits) && seconds <= secondsLeft
    if (isSpokenToo) secondsLeft -= seconds
    const spoken = isSpokenToo
      ? await findSpoken(deps, { typed, lines, language, id: transcript.id, owner }, options)
      : null
    hits.set(item.id, (spoken ?? search.best(maxHits)).map(toHit))
  }
  return hits
}

type Lines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights'>

function linesOf(summary: Lines): HitLine[] {
  return allLines(summary).map(({ text, second, speaker, state, sentence }) => ({
    text,
    second,
    speaker,
    state,
    isSpoken: false,
    source: sentence,
  }))
}

/** The best lines of a summary and its transcript; `null` where the transcript cannot be read now. */
async function findSpoken(
  { hitWorker, ...deps }: HitDeps,
  { id, owner, ...sought }: { typed: string; lines: HitLine[]; language: string; id: string; owner: Actor },
  options: TaskOptions,
): Promise<Hit<HitLine>[] | null> {
  try {
    const transcript = await openTranscript(deps, id, owner)
    return await hitWorker.inTurn(options, async (run) => {
      const stored = await transcript.fetch(options.signal)
      return await run({ ...sought, stored, spokenLanguage: transcript.language, limit: maxHits })
    })
  } catch (error) {
    // What was found stays found without its words.
    if (error instanceof AppError) return null
    throw error
  }
}

function toHit({ text, source: _source, ...hit }: Hit<HitLine>): HistoryHit {
  return { ...hit, text: excerptAround(text, hit.words) }
}
