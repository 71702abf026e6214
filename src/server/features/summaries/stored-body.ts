import type { Engine, Summary } from '#contract/summaries.ts'
import type { SummaryBody } from '#server/db/rows/summaries.ts'
import { readStoredLine } from '#evidence/stored-line.ts'
import type { StoredLine } from '#evidence/stored-line.ts'

type Lines = Pick<Summary, 'gistSentence' | 'summarySentences' | 'insights' | 'chapters'>

/** The lines of a stored summary as they are shown, whenever they were stored. */
export function readStoredBody(
  { gistSentence = null, summarySentences, insights, chapters }: SummaryBody,
  engine: Engine['kind'],
): Lines {
  const read = <Line extends StoredLine>(line: Line) => readStoredLine(asQuoted(line, engine))
  const readSentence = (sentence: SummaryBody['summarySentences'][number]) =>
    read({ paragraph: 0, more: [], ...sentence })
  return {
    gistSentence: gistSentence === null ? null : readSentence(gistSentence),
    summarySentences: summarySentences.map(readSentence),
    insights: insights.map((insight) => read(insight)),
    chapters: chapters.map(({ gist, ...chapter }) => ({
      ...chapter,
      gist: gist === null ? null : read(gist),
    })),
  }
}

/** What a summary says, as it goes on the wire, whenever it was stored. */
export function presentBody(body: SummaryBody, engine: Engine['kind']) {
  return {
    gist: body.gist,
    summary: body.summary,
    ...readStoredBody(body, engine),
    coverage: body.coverage,
    captionsEnd: body.captionsEnd ?? null,
    parts: body.parts,
    checking: body.checking ?? null,
  }
}

/** Lines of the speaker's own sentences that were stored early call themselves verified. */
function asQuoted<Line extends StoredLine>(line: Line, engine: Engine['kind']): Line {
  return engine === 'extractive' && line.state === 'verified' ? { ...line, state: 'quoted' } : line
}
