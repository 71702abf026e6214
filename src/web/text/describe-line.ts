import { describeIn } from '#evidence/describe-in.ts'
import { lineWords } from '#messages/line-words.ts'

/** What is said of lines, in the language of the page. */
export const { stateName, momentState, findingSentences, differenceSentences } = describeIn(lineWords)
