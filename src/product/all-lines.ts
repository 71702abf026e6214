type SummaryLines<Line> = {
  insights: readonly Line[]
  gistSentence: Line | null
  summarySentences: readonly Line[]
}

/** The lines of a summary, the insights first: they are shorter than sentences that say the same. */
export function allLines<Line>({ insights, gistSentence, summarySentences }: SummaryLines<Line>): Line[] {
  return [...insights, ...(gistSentence === null ? [] : [gistSentence]), ...summarySentences]
}

type Mapped<Line> = Pick<SummaryLines<Line>, 'insights' | 'summarySentences'>

/** The lines of a summary that a map of its video shows: its insights, else its sentences. */
export function mappedLines<Line extends { second: number | null }>({
  insights,
  summarySentences,
}: Mapped<Line>): readonly Line[] {
  return insights.some(({ second }) => second !== null) ? insights : summarySentences
}

/** The seconds of the lines that a map of its video shows. */
export function mapSeconds(summary: Mapped<{ second: number | null }>): number[] {
  return mappedLines(summary).flatMap(({ second }) => second ?? [])
}
