/** How long the calling thread works at most between two turns of its event loop, in ms of its processor, while `work` goes on. */
export async function longestTurn(work: () => unknown): Promise<number> {
  let longest = 0
  let mark = process.threadCpuUsage()
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(mark)
    longest = Math.max(longest, (user + system) / 1000)
    mark = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  try {
    await work()
  } catch {
    // That an input is refused is the better half of what may come of it.
  } finally {
    clearInterval(timer)
    look()
  }
  return longest
}
