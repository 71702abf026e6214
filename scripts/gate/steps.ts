import { commandStep } from './command-step.ts'
import type { Step } from './step.ts'
import { playwrightStep, vitestStep } from './test-step.ts'

const cruised = ['src', 'scripts', 'eval', 'bench']

const checks: readonly Step[] = [
  commandStep('types, server', 'tsc', ['-p', 'tsconfig.server.json']),
  commandStep('types, page', 'tsc', ['-p', 'tsconfig.web.json']),
  commandStep('lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  commandStep('who imports whom', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...cruised]),
  commandStep('unused code and packages', 'knip', []),
  commandStep('format', 'oxfmt', ['--check']),
]

const unit = vitestStep('unit tests', 'unit')

/** What needs no database and no browser; the longest first. */
export const quickSteps: readonly Step[] = [unit, ...checks]

/** The steps of each kind, as `npm test -- KIND` names it; the order is the one in which they start. */
const kinds: Readonly<Record<string, readonly Step[]>> = {
  // The longest first: what is left for the end of both lanes is short.
  e2e: [playwrightStep('browser tests')],
  durability: [vitestStep('durability tests', 'durability')],
  server: [vitestStep('server tests', 'server')],
  web: [vitestStep('page tests', 'web')],
  unit: [unit],
  checks,
  recorded: [vitestStep('tests on real data', 'recorded')],
  architecture: [vitestStep('architecture tests', 'architecture')],
  evaluation: [vitestStep('evaluations', 'evaluation')],
}

/**
 * The steps of the named kinds, of every kind when none is named.
 * @throws Error that lists the kinds when one is unknown
 */
export function stepsOf(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !Object.hasOwn(kinds, name))
  if (unknown.length > 0) {
    throw new Error(
      `There are no tests called ${unknown.join(', ')}. Kinds: ${Object.keys(kinds).join(', ')}`,
    )
  }
  return Object.entries(kinds).flatMap(([name, steps]) =>
    names.length === 0 || names.includes(name) ? steps : [],
  )
}
