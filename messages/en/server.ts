import * as billingMails from './billing-mails.ts'
import { fileWords as wordsOfFiles } from './file-words.ts'
import { lineCounts } from './line-counts.ts'
import { lineWords } from './line-words.ts'
import * as mails from './mails.ts'
import { publicResult } from './public-result.ts'

/** What a card of a shared link says of itself and of how lines stand. */
export const cardWords = () => ({ motto: publicResult.motto, lineCounts, lineWords })

/** The words of emails and receipts. */
export const mailWords = () => ({ ...mails, ...billingMails })

/** What stands beside the lines in a file. */
export const fileWords = () => wordsOfFiles
