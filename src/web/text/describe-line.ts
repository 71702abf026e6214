import { describeIn } from '#export/describe-in.ts'
import { lineWords } from '#messages/line-words.ts'

/** The sentences about lines, in the language of the page. */
export const { stateName, momentState, findingSentences, refutingSentences } = describeIn(lineWords)
