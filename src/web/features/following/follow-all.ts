import type { ListedSource } from '#contract/follows.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { nameOf } from './follow-query.ts'

/** The sources of a list that were asked for, and those of them that cannot be followed. */
export type Progress = { done: number; failed: readonly { name: string; reason: string }[] }

type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void }

/**
 * Follows one source after the other, at the pace that the server asks for. One that cannot be followed is
 * named with its reason; where the plan has no room left, the rest is left out.
 */
export async function followAll(
  sources: readonly ListedSource[],
  { signal, onProgress }: Options,
): Promise<void> {
  let failed: Progress['failed'] = []
  for (const [at, source] of sources.entries()) {
    if (signal.aborted) return
    const failure = await followOne(source.url, signal)
    if (failure !== null && !signal.aborted)
      failed = [...failed, { name: nameOf(source), reason: failureText(failure) }]
    onProgress({ done: at + 1, failed })
    if (failure instanceof ApiError && failure.problem?.code === 'FOLLOW_LIMIT') return
  }
}

/** Follows a source, waiting as long as the server says; gives why it cannot be followed. */
async function followOne(url: string, signal: AbortSignal): Promise<unknown> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  for (;;) {
    try {
      await api('POST /api/follows', { body: { url, zone } }, { signal })
      return null
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null
      const seconds = problem?.code === 'RATE_LIMITED' ? problem.retryAfterSeconds : undefined
      if (seconds === undefined || signal.aborted) return error
      await new Promise((resolve) => {
        setTimeout(resolve, seconds * 1000)
      })
    }
  }
}
