/** The processor time of some work in ms. A busy machine makes the work wait longer but does not make this grow. */
export function processorMs(work: () => unknown): number {
  const began = process.cpuUsage()
  work()
  return process.cpuUsage(began).user / 1000
}
