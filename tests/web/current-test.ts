import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'

/** The test that a piece of work was begun by, however long after its end the work goes on. */
const tests = new AsyncLocalStorage<{ isOver: boolean }>()

/** Runs a test, so that the work it leaves behind is known as such. */
export async function runAsTest(runTest: () => Promise<void>): Promise<void> {
  const test = { isOver: false }
  try {
    await tests.run(test, runTest)
  } finally {
    // React would begin the work of the next test in a turn that is scheduled already.
    await setImmediate()
    test.isOver = true
  }
}

/** Tells whether the work at hand was begun by a test that has ended. */
function isOfEarlierTest(): boolean {
  return tests.getStore()?.isOver === true
}

/** A stand-in for `fetch` that takes no request of an earlier test: those never get an answer. */
export function refuseEarlierTests(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (...request) => (isOfEarlierTest() ? new Promise<never>(() => undefined) : fetch(...request))
}
