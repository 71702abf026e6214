/**
 * Lets a run of Playwright that any signal ends stop the servers that it started: it does so for Ctrl-C
 * alone, and each of them is in a group of its own.
 */
export function endServersAlong(): void {
  const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined
  if (isWorker) return
  for (const signal of ['SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.kill(process.pid, 'SIGINT'))
}
