/** The `code` of a system error or of a PostgreSQL error (its SQLSTATE); `null` when it has none. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/** For `catch` after a file operation: `null` when there is no such file; throws any other error. */
export function whenAbsent(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null
  throw error
}
