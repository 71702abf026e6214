import { countIn } from '#evidence/count-in.ts'
import { lineCounts } from '#messages/line-counts.ts'

/** How many lines are in which state, in the language of the page. */
export const { countLines, countInsights, linesFound } = countIn(lineCounts)
