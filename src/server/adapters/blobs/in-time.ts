import { AppError } from '#server/lib/app-error.ts'

/** A store that did not do what it was asked, which the same again may overcome. */
function unavailable(cause: unknown): AppError {
  const detail = "We can't reach the storage of transcripts right now. Please try again in a moment."
  return new AppError('STORAGE_UNAVAILABLE', detail, { cause, retryAfterSeconds: 5 })
}

/** A body that is gone, or not what was stored. */
export function damaged(reason: string): AppError {
  const detail = 'The text of this transcript was lost. Please paste it, or try another video.'
  return new AppError('STORAGE_DAMAGED', detail, { cause: new Error(reason) })
}

/**
 * Runs one call of a store. A failure or the end of the time is `STORAGE_UNAVAILABLE`; when the caller's signal aborts, its
 * reason is thrown. Ends then also where the call itself cannot be stopped, as a file system that hangs.
 */
export async function inTime<T>(
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = (): void => reject(limited.reason)
  limited.addEventListener('abort', end, { once: true })
  try {
    limited.throwIfAborted()
    return await Promise.race([call(limited), ended])
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof AppError ? error : unavailable(error)
  } finally {
    limited.removeEventListener('abort', end)
  }
}
