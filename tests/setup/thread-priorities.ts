import { readdir, readFile } from 'node:fs/promises'
import { getPriority, platform } from 'node:os'

/** Tells whether a thread can go behind the others here: only Linux has priorities of threads. */
export function hasPriorities(priority: number): boolean {
  return platform() === 'linux' && getPriority() < priority
}

/**
 * The ids of the threads of this process that go behind others as far as `priority` says, or further; a
 * higher one goes further.
 */
export async function findThreads(priority: number): Promise<Set<string>> {
  const threads = await Promise.all(
    (await readdir('/proc/self/task')).map(async (id) => {
      // A thread may end meanwhile.
      const stat = await readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')
      // Its name, in brackets, may have blanks; the priority is the 17th field behind it.
      return { id, own: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16] ?? 0) }
    }),
  )
  return new Set(threads.filter(({ own }) => own >= priority).map(({ id }) => id))
}
