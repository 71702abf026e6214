import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

const gigabyte = 2 ** 30

/** The folders of control groups of Linux, by their versions, and the file of a limit in each. */
const hierarchies = [
  { folder: '/sys/fs/cgroup/memory/precis-drill', limit: 'memory.limit_in_bytes' },
  { folder: '/sys/fs/cgroup/precis-drill', limit: 'memory.max' },
] as const

/**
 * The command in front of a program by which it runs in a control group of a gigabyte, from which V8 also
 * chooses its limits; an empty one where this machine lets nobody make such a group.
 */
export async function limitToGigabyte(): Promise<readonly string[]> {
  for (const { folder, limit } of hierarchies) {
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, limit), String(gigabyte))
      return ['sh', '-c', `echo $$ > ${folder}/cgroup.procs; exec "$@"`, 'sh']
    } catch {
      // Not root, or the other version.
    }
  }
  return []
}
