import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { countPlaywright, countVitest } from './count-tests.ts'
import type { Counts } from './count-tests.ts'
import { judgeRun } from './judge-run.ts'
import { runTool } from './run-tool.ts'
import type { Outcome, Step } from './step.ts'

/** Compiled modules are stored for the next worker and the next run. */
const compiled = { NODE_COMPILE_CACHE: '.cache/compile' }

/** Runs one Vitest project. */
export function vitestStep(title: string, project: string): Step {
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json']
  return {
    title,
    run: async () =>
      await withReport(countVitest, (file) =>
        runTool('vitest', [...args, `--outputFile.json=${file}`], compiled),
      ),
  }
}

/** Runs the browser tests. */
export function playwrightStep(title: string): Step {
  return {
    title,
    run: async () =>
      await withReport(countPlaywright, (PLAYWRIGHT_JSON_OUTPUT_FILE) =>
        runTool('playwright', ['test', '--reporter=dot,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE }),
      ),
  }
}

async function withReport(
  count: (report: unknown) => Counts,
  run: (reportFile: string) => Promise<{ succeeded: boolean; output: string }>,
): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-report-'))
  try {
    const file = path.join(folder, 'report.json')
    const ended = await run(file)
    const report = await readFile(file, 'utf8').catch(() => null)
    return judgeRun(ended, report === null ? null : count(JSON.parse(report)))
  } finally {
    await rm(folder, { recursive: true })
  }
}
