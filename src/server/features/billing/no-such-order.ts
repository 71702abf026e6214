import { AppError } from '#server/lib/app-error.ts'

/** Refuses an order that is not there, or not for the caller. */
export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', 'There is no such order.')
}
