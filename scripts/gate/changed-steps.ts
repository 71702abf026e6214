import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { runQuietly } from '../setup/run-quietly.js'
import { findConcernedTests } from './concerned-tests.ts'
import { commandStep } from './step.ts'
import type { Step } from './step.ts'
import { checkImports } from './steps.ts'
import { vitestStep } from './test-step.ts'

const code = /\.(?:js|tsx?)$/
const ofPage = /^(?:src\/(?:contract|core|evidence|export|product|web)|extension|messages|tests\/web)\//
const ofServer = /^(?:src\/(?!web\/)|tests\/(?!web\/)|drills|scripts|eval|bench|[^/]*$)/

/** Rules of architecture whose planted files take longer, and those that read what was built. */
const slowRules = ['guards', 'imports', 'lint', 'page-words'].map(
  (name) => `--exclude=tests/architecture/${name}.test.ts`,
)

/**
 * The parts that a change can break that is seen in half a minute: only what changed is linted, compiled and
 * tested, and all of the rules.
 */
export async function changedSteps(): Promise<readonly Step[]> {
  const changed = await listChanged()
  const files = changed.filter((file) => code.test(file))
  const types = (['server', 'web'] as const)
    .filter((part) => changed.some((file) => (part === 'web' ? ofPage : ofServer).test(file)))
    .map((part) => commandStep(`types, ${part === 'web' ? 'page' : part}`, 'tsc', typeArguments(part)))
  const tests = findConcernedTests(changed, await readTests())
  return [
    vitestStep('rules of architecture', ['architecture'], { files: slowRules }),
    ...types,
    ...(tests.length === 0 ? [] : [vitestStep('tests of what changed', projectsOf(tests), { files: tests })]),
    ...(files.length === 0
      ? []
      : [commandStep('lint', 'oxlint', [...lintArguments, ...files]), checkImports]),
    ...(changed.length === 0
      ? []
      : [commandStep('format', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed])]),
  ]
}

const lintArguments = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']

/** A part that did not change is compiled no second time. */
function typeArguments(part: 'server' | 'web'): string[] {
  return [
    '-p',
    `tsconfig.${part}.json`,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types-${part}.tsbuildinfo`,
  ]
}

/** Only projects of which a test is run: those of the server start a database. */
function projectsOf(tests: readonly string[]): string[] {
  const folders = new Set(tests.map((file) => file.split('/')[1] ?? ''))
  return [...folders].map((folder) => (folder === 'contracts' ? 'unit' : folder))
}

/** The files that are other than on the branch `main`, committed or not. */
async function listChanged(): Promise<string[]> {
  const base = (await git('merge-base', 'HEAD', 'main').catch(() => git('rev-parse', 'HEAD')))[0] ?? 'HEAD'
  const listed = [
    ...(await git('diff', '--name-only', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ]
  return listed.filter((file) => existsSync(file))
}

async function readTests(): Promise<{ path: string; text: string }[]> {
  const paths = (await git('ls-files', '--cached', '--others', '--exclude-standard', 'tests')).filter(
    (file) => code.test(file) && existsSync(file),
  )
  return await Promise.all(paths.map(async (path) => ({ path, text: await readFile(path, 'utf8') })))
}

/** @throws Error with what git says */
async function git(...args: string[]): Promise<string[]> {
  const { succeeded, output } = await runQuietly('git', args)
  if (!succeeded) throw new Error(`git ${args.join(' ')}: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}
