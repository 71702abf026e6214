import { lineCounts } from '#product/line-counts.ts'
import { countIn } from './count-in.ts'

/** How many lines are in which state, as files say it, in English. */
export const { countLines, countFound } = countIn(lineCounts)
