import type { AccountDeps, LoginDeps } from '#server/features/accounts/service.ts'
import type { HistoryDeps } from '#server/features/history/context.ts'
import type { ReaderDeps } from '#server/features/transcripts/service.ts'
import type { PassageWorker } from './passage-worker.ts'

/** Dependencies of answering questions. */
export type QuestionDeps = HistoryDeps &
  AccountDeps &
  ReaderDeps &
  Pick<LoginDeps, 'clock'> & { passageWorker: PassageWorker }
