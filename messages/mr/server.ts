import type * as source from '#messages/server.ts'
import * as billingMails from './billing-mails.ts'
import { fileWords as wordsOfFiles } from './file-words.ts'
import { lineCounts } from './line-counts.ts'
import { lineWords } from './line-words.ts'
import * as mails from './mails.ts'
import { publicResult } from './public-result.ts'

export const cardWords: typeof source.cardWords = () => ({ motto: publicResult.motto, lineCounts, lineWords })

export const mailWords: typeof source.mailWords = () => ({ ...mails, ...billingMails })

export const fileWords: typeof source.fileWords = () => wordsOfFiles
