import { readFile } from 'node:fs/promises'

/** The memory of a process as Linux counts it, in MB. */
export async function readResidentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
