import { describe, it } from 'vitest'
import { findRealData, noRealData } from '../../scripts/find-real-data.ts'

/**
 * A group of tests on a file or folder of the real data, whose path they get. Without it the group is one
 * skipped test that names the reason, which the gate counts.
 */
export function describeRealData(title: string, name: string, tests: (path: string) => void): void {
  const found = findRealData(name)
  if (found === null) it.skip(`${title} (${noRealData})`)
  else describe(title, () => tests(found))
}
