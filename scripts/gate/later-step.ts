import { runQuietly } from '../setup/run-quietly.js'
import type { Step } from './step.ts'
import { vitestStep } from './test-step.ts'

/** The test that compares the age of files, whose times the file system sets by the real clock. */
const withoutFileAges = ['--exclude=tests/unit/scripts/lock.test.ts']

/**
 * Runs Vitest projects with the clock of all their processes some days ahead, by `faketime`, so that a test
 * that knows the day is found before the day comes. Where that program is absent the step says so, and counts
 * as skipped.
 */
export function laterStep(days: number, projects: readonly string[], find = findLibrary): Step {
  const title = `the clock ${days} days ahead`
  return {
    title,
    run: async () => {
      const library = await find()
      if (library === null)
        return { passed: 0, failed: 0, skipped: [`${title} (faketime is not installed)`], output: '' }
      // Timers go by the monotonic clock, which knows no day.
      const env = { LD_PRELOAD: library, FAKETIME: `+${days}d`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
      return await vitestStep(title, projects, { env, files: withoutFileAges }).run()
    },
  }
}

/** The library that `faketime` puts before the programs it starts; `null` where there is none. */
async function findLibrary(): Promise<string | null> {
  const { succeeded, output } = await runQuietly('faketime', ['-f', '+1d', 'printenv', 'LD_PRELOAD'])
  return succeeded ? output.trim() : null
}
