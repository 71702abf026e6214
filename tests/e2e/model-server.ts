import { request } from '@playwright/test'
import { firstPort } from './run-environment.ts'

/** A server of its own whose summaries a simulated language model writes, piece by piece. */
export const modelServer = `http://localhost:${firstPort + 3}`

const simulator = `http://127.0.0.1:${firstPort + 2}`

/**
 * Has the model stop halfway through what it writes in a language, until `release` or the end of the test.
 */
export async function holdModel(
  language: string,
): Promise<AsyncDisposable & { release: () => Promise<void> }> {
  const calls = await request.newContext()
  const hold = `${simulator}/holds/${language}`
  await calls.put(hold)
  const release = async (): Promise<void> => void (await calls.delete(hold))
  return {
    release,
    async [Symbol.asyncDispose]() {
      await release()
      await calls.dispose()
    },
  }
}
