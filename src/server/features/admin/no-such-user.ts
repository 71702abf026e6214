import { AppError } from '#server/lib/app-error.ts'

/** The failure to find an account by its address; told to admins only. */
export function noSuchUser(): AppError {
  return new AppError('NOT_FOUND', 'There is no user with this address.')
}
