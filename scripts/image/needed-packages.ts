import path from 'node:path'
import { z } from 'zod'

const dependencies = z.record(z.string(), z.string()).default({})
const entrySchema = z.object({ dependencies, optionalDependencies: dependencies })

/** The part of a lockfile of npm that says which package needs which. */
export const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) })

type Lock = z.output<typeof lockSchema>

/**
 * The folders of the packages that these need, and their own; a folder as the lockfile names it, such as
 * `node_modules/pg`.
 * @throws Error for a name that the lockfile does not have
 */
export function neededPackages({ packages }: Lock, names: readonly string[]): Set<string> {
  const found = new Set<string>()
  const find = (name: string, from: string): string | null => {
    for (let folder = from; ; folder = path.posix.dirname(folder)) {
      const location = path.posix.join(folder, 'node_modules', name)
      if (location in packages) return location
      if (folder === '.') return null
    }
  }
  const add = (location: string): void => {
    if (found.has(location)) return
    found.add(location)
    const { dependencies: firm, optionalDependencies: optional } = packages[location] ?? {}
    for (const name of Object.keys({ ...firm, ...optional })) {
      const next = find(name, location)
      if (next !== null) add(next)
    }
  }
  for (const name of names) {
    const location = find(name, '.')
    if (location === null) throw new Error(`There is no package ${name}`)
    add(location)
  }
  return found
}
