import { AppError } from '#server/lib/app-error.ts'

/** The failure to find a transcript by its id. */
export function noSuchTranscript(): AppError {
  return new AppError('NOT_FOUND', 'There is no such transcript.')
}
