import path from 'node:path'
import { runQuietly } from '../setup/run-quietly.js'
import { laterStep } from './later-step.ts'
import { commandStep } from './step.ts'
import type { Step } from './step.ts'
import { playwrightStep, vitestStep } from './test-step.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * Builds what tests open, where a source has changed since, and looks for a browser. Half of the gate needs
 * none of it, and goes on meanwhile.
 */
const buildStep: Step = setUpFor('build', 'test')

/** Builds the pages in all languages, which long tests walk through. */
const wholeBuildStep: Step = setUpFor('build in all languages', 'test:long')

function setUpFor(title: string, purpose: 'test' | 'test:long'): Step {
  return {
    title,
    run: async () => {
      const { succeeded, output } = await runQuietly(process.execPath, ['scripts/setup.js', purpose], {
        cwd: root,
      })
      return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: [], output }
    },
  }
}

const cruised = ['src', 'messages', 'extension', 'scripts', 'eval', 'bench', 'playwright.config.ts']

/** The directions of imports, in all sources: one that changed may close a circle. */
export const checkImports = commandStep('who imports whom', 'depcruise', [
  '--config',
  '.dependency-cruiser.cjs',
  ...cruised,
])

/**
 * The several checkers that `tsc` takes by itself each find out anew what the others know of shared types,
 * and the other core has other steps to do.
 */
const byOneChecker = ['--checkers', '1']

const checks: readonly Step[] = [
  commandStep('types, server', 'tsc', ['-p', 'tsconfig.server.json', ...byOneChecker]),
  commandStep('types, page', 'tsc', ['-p', 'tsconfig.web.json', ...byOneChecker]),
  commandStep('lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  checkImports,
  commandStep('unused code and packages', 'knip', []),
  commandStep('format', 'oxfmt', ['--check']),
]

/** The tests of a step that open what was built. */
function afterBuild(step: Step): Step {
  return { ...step, after: buildStep }
}

/** The tests of a step of the long run, which opens the pages in all languages. */
function afterWholeBuild(step: Step): Step {
  return { ...step, after: wholeBuildStep }
}

/** A drill, which says by its exit code whether the built server held. */
function drill(title: string, args: string[]): Step {
  return afterWholeBuild(commandStep(title, 'node', args))
}

const unit = vitestStep('unit tests', ['unit'])

/** The tests that need no database and no browser; the longest first. */
export const quickSteps: readonly Step[] = [unit, ...checks]

/** The steps of each kind, as `npm test -- KIND` names it; the order is the one in which they start. */
const kinds: Readonly<Record<string, readonly Step[]>> = {
  // The longest first: what is left for the end of all lanes is short.
  e2e: [afterBuild(playwrightStep('browser tests', 'journeys'))],
  server: [vitestStep('server tests', ['server'])],
  durability: [afterBuild(vitestStep('durability tests', ['durability']))],
  web: [vitestStep('page tests', ['web'])],
  unit: [unit],
  checks,
  recorded: [vitestStep('tests on real data', ['recorded'])],
  architecture: [afterBuild(vitestStep('architecture tests', ['architecture']))],
  evaluation: [vitestStep('evaluations', ['evaluation'])],
}

/**
 * The way large the tests are made that `npm test` runs in a small size; the settings are read in
 * `vitest.config.ts`.
 */
const fullSize = {
  LONG: 'yes',
  KILL_ROUNDS: '30',
  FOLLOWERS: '1000',
  ASKED_AT_ONCE: '200',
  FAULT_SEEDS: '8',
  SEEDED_ROWS: '100000',
  DUE_ROWS: '100000',
  POOLER: 'yes',
}

/** The kinds that `npm test` leaves out unless they are named, and `npm run test:long` runs. */
const longKinds: Readonly<Record<string, readonly Step[]>> = {
  large: [
    afterWholeBuild(
      vitestStep('tests in full size', ['durability', 'server', 'unit', 'web'], {
        files: [
          'tests/durability/long',
          'tests/durability/kill.test.ts',
          'tests/durability/runs/runs.test.ts',
          'tests/durability/quota/reservations.test.ts',
          'tests/server/framing.test.ts',
          'tests/server/long',
          'tests/server/plans',
          'tests/server/quota/reservations-model.test.ts',
          'tests/server/youtube/scenarios.test.ts',
          'tests/server/database/pooler.test.ts',
          'tests/unit',
          'tests/web/accounts/held-everywhere.test.tsx',
        ],
        env: fullSize,
      }),
    ),
  ],
  tools: [afterWholeBuild(vitestStep('tests of tools', ['tools', 'drills']))],
  drills: [
    drill('drills of attacks', ['drills/attacks/fuzz.ts']),
    drill('drills of faults', ['bench/run.ts', 'faults']),
    drill('a soak of ten minutes', ['bench/run.ts', 'soak', '10']),
  ],
  later: [40, 400].map((days) => laterStep(days, ['unit', 'server', 'web'])),
  extension: [afterWholeBuild(playwrightStep('the extension in a browser', 'extension'))],
  screens: [afterWholeBuild(playwrightStep('every screen in every look, and long journeys', 'long'))],
}

/** The tests that take too long for each change, one after another. */
export const longSteps: readonly Step[] = Object.values(longKinds).flat()

/**
 * The steps of the named kinds, of every kind but the long ones when none is named, and the build where one
 * of them needs it.
 * @throws Error that lists the kinds when one is unknown
 */
export function stepsOf(names: readonly string[]): readonly Step[] {
  const known = names.length === 0 ? kinds : { ...kinds, ...longKinds }
  const unknown = names.filter((name) => !Object.hasOwn(known, name))
  if (unknown.length > 0) {
    throw new Error(
      `There are no tests called ${unknown.join(', ')}. Kinds: ${Object.keys(known).join(', ')}`,
    )
  }
  const chosen = Object.entries(known).flatMap(([name, steps]) =>
    names.length === 0 || names.includes(name) ? steps : [],
  )
  if (chosen.every(({ after }) => after === undefined)) return chosen
  const build = chosen.some(({ after }) => after === wholeBuildStep) ? wholeBuildStep : buildStep
  return [build, ...chosen.map((step) => (step.after === undefined ? step : { ...step, after: build }))]
}
