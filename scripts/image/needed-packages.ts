import path from 'node:path'
import { z } from 'zod'

const dependencies = z.record(z.string(), z.string()).default({})
const entrySchema = z.object({ dependencies, optionalDependencies: dependencies })

/** What of a lockfile of npm says which package needs which. */
export const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })

type Lock = z.output<typeof lockSchema>

/**
 * The folders of the packages that these need, and their own; a folder as the lockfile names it, such as `node_modules/pg`.
 * @throws Error for a name that the lockfile does not have
 */
export function neededPackages({ packages }: Lock, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const find = (name: string, from: string): string | null => {
    for (let folder = from; ; folder = path.posix.dirname(folder)) {
      const position = path.posix.join(folder, 'node_modules', name)
      if (position in packages) return position
      if (folder === '.') return null
    }
  }
  const add = (position: string): void => {
    if (found.has(position)) return
    found.add(position)
    const { dependencies: firm, optionalDependencies: optional } = packages[position] ?? {}
    for (const name of Object.keys({ ...firm, ...optional })) {
      const next = find(name, position)
      if (next !== null) add(next)
    }
  }
  for (const name of names) {
    const position = find(name, '.')
    if (position === null) throw new Error(`There is no package ${name}`)
    add(position)
  }
  return found
}
