/**
 * Milliseconds of one call, on average over `calls` of them: the best of so many rounds, for a busy machine
 * takes breaks.
 */
export function bestOf(rounds: number, work: () => unknown, calls = 1): number {
  const times = Array.from({ length: rounds }, () => {
    const started = performance.now()
    for (let call = 0; call < calls; call += 1) work()
    return (performance.now() - started) / calls
  })
  return Math.min(...times)
}
