import { lineWords } from '#messages/line-words.ts'

const [opening = '“', closing = '”'] = lineWords.quote('\n').split('\n')

/** The quotation marks of the page's language, for a quote that is set in pieces. */
export const quoteMarks = { opening, closing }
