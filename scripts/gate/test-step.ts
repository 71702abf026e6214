import { rmSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { countPlaywright, countVitest } from './count-tests.ts'
import type { Counts } from './count-tests.ts'
import { runTool } from './run-tool.ts'
import type { Outcome, Step } from './step.ts'

/**
 * The outcome of a test run. A run that found no test has failed, and so has one that failed although all its
 * tests passed. `counts` is null when the runner left no report.
 */
export function judgeRun(run: { succeeded: boolean; output: string }, counts: Counts | null): Outcome {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: [] }
  const reasons = [
    passed + failed + skipped.length === 0 && 'No test ran.',
    passed > 0 && failed === 0 && !run.succeeded && 'The run failed outside of its tests.',
  ].filter((reason) => reason !== false)
  return {
    passed,
    failed: reasons.length > 0 ? 1 : failed,
    skipped,
    output: [run.output.trimEnd(), ...reasons].join('\n'),
  }
}

/** Compiled modules are stored for the next worker and the next run. */
const compiled = { NODE_COMPILE_CACHE: '.cache/compile' }

/**
 * Runs Vitest projects, or of those only the files that `files` names or leaves out, in the size that `env`
 * sets.
 */
export function vitestStep(
  title: string,
  projects: readonly string[],
  { files = [], env = {} }: { files?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Step {
  const chosen = [...projects.flatMap((project) => ['--project', project]), ...files]
  const args = ['run', ...chosen, '--reporter=dot', '--reporter=json']
  return {
    title,
    run: async () =>
      await withReport(countVitest, (file) =>
        runTool('vitest', [...args, `--outputFile.json=${file}`], { ...compiled, ...env }),
      ),
  }
}

/** Runs a project of the browser tests. */
export function playwrightStep(title: string, project: string): Step {
  const args = ['test', `--project=${project}`, '--reporter=dot,json']
  return {
    title,
    run: async () =>
      await withReport(countPlaywright, (PLAYWRIGHT_JSON_OUTPUT_FILE) =>
        runTool('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE }),
      ),
  }
}

async function withReport(
  count: (report: unknown) => Counts,
  run: (reportFile: string) => Promise<{ succeeded: boolean; output: string }>,
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-report-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    const file = path.join(folder, 'report.json')
    const ended = await run(file)
    const report = await readFile(file, 'utf8').catch(() => null)
    return judgeRun(ended, report === null ? null : count(JSON.parse(report)))
  } finally {
    process.off('exit', remove)
    remove()
  }
}
