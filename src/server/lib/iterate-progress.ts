/**
 * Runs work that reports its progress and gives what it reports, in order, as it comes; the result of the iteration is that of
 * the work. A reader who stops early does not stop the work: that is for its signal.
 */
export async function* iterateProgress<Progress, Result>(
  work: (report: (progress: Progress) => void) => Promise<Result>,
): AsyncGenerator<Progress, Result> {
  const reported: Progress[] = []
  const state = { isSettled: false, wake: Promise.withResolvers<void>() }
  const settle = (): void => {
    state.isSettled = true
    state.wake.resolve()
  }
  const working = work((progress) => {
    reported.push(progress)
    state.wake.resolve()
  })
  working.then(settle, settle)
  for (;;) {
    yield* reported.splice(0)
    if (state.isSettled && reported.length === 0) return await working
    await state.wake.promise
    state.wake = Promise.withResolvers<void>()
  }
}
