import type { HistoryHit } from '#contract/history.ts'
import type { Summary } from '#contract/summaries.ts'
import type { UnchangingReads } from '#server/db/unchanging-reads.ts'
import { excerptAround, searchLines } from '#server/domain/search/search-hits.ts'
import type { SearchedLine } from '#server/domain/search/search-hits.ts'
import { presentSummary } from '#server/features/summaries/service.ts'
import { findTranscript } from '#server/features/transcripts/service.ts'
import type { TranscriptBodies } from '#server/features/transcripts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { SummaryItem } from '../items/repo.ts'

const maxHits = 3
/** A search reads so much speech for a page, the rest of its items show only lines of their summaries: two seconds of a slow core. */
const maxSpokenSeconds = 40 * 3600
/** Of a transcript without times the length is not known. */
const assumedSeconds = 3600

type Deps = { unchanging: UnchangingReads; bodies: TranscriptBodies }
type Line = SearchedLine & Omit<HistoryHit, 'words'>

/**
 * What a search found in the items of a page, by their ids: lines of the summary, and sentences that were only spoken where those
 * do not have all the words. Without the storage of transcripts, lines of the summaries alone.
 */
export async function readHits(
  deps: Deps,
  items: readonly SummaryItem[],
  typed: string,
): Promise<Map<string, HistoryHit[]>> {
  const hits = new Map<string, HistoryHit[]>()
  let secondsLeft = maxSpokenSeconds
  for (const { item, summary, transcript } of items) {
    const search = searchLines<Line>(typed)
    search.add(linesOf(presentSummary({ summary, transcript })))
    const seconds = transcript.durationSeconds ?? assumedSeconds
    if (!search.isEnough(maxHits) && seconds <= secondsLeft) {
      secondsLeft -= seconds
      search.add(await readSpoken(deps, transcript.id))
    }
    hits.set(item.id, search.best(maxHits).map(toHit))
  }
  return hits
}

type Lines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights'>

/** Insights first: they are shorter than the sentences of the text that say the same. */
function linesOf({ gistSentence, summarySentences, insights }: Lines): Line[] {
  const lines = [...insights, ...(gistSentence === null ? [] : [gistSentence]), ...summarySentences]
  return lines.map(({ text, second, state, sentence }) => ({
    text,
    second,
    state,
    isSpoken: false,
    source: sentence,
  }))
}

async function readSpoken({ unchanging, bodies }: Deps, id: string): Promise<Line[]> {
  try {
    const found = await unchanging.read((db) => findTranscript({ db, bodies }, id))
    return (found?.sentences ?? []).map(({ text, start, index }) => ({
      text,
      second: start,
      state: 'quoted',
      isSpoken: true,
      source: index,
    }))
  } catch (error) {
    // What was found stays found without its words.
    if (error instanceof AppError) return []
    throw error
  }
}

function toHit({ text, second, state, isSpoken, words }: Line & { words: string[] }): HistoryHit {
  return { text: excerptAround(text, words), second, state, isSpoken, words }
}
