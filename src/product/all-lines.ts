type SummaryLines<Line> = {
  insights: readonly Line[]
  gistSentence: Line | null
  summarySentences: readonly Line[]
}

/** The lines of a summary, the insights first: they are shorter than sentences that say the same. */
export function allLines<Line>({ insights, gistSentence, summarySentences }: SummaryLines<Line>): Line[] {
  return [...insights, ...(gistSentence === null ? [] : [gistSentence]), ...summarySentences]
}
