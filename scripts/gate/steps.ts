import { commandStep } from './command-step.ts'
import type { Step } from './step.ts'
import { playwrightStep, vitestStep } from './test-step.ts'

const cruised = ['src', 'scripts', 'eval', 'bench']

/** What needs no database and no browser; the long ones first. */
export const quickSteps: readonly Step[] = [
  vitestStep('unit tests', 'unit'),
  commandStep('types, server', 'tsc', ['-p', 'tsconfig.server.json']),
  commandStep('types, page', 'tsc', ['-p', 'tsconfig.web.json']),
  commandStep('lint', 'oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  commandStep('who imports whom', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...cruised]),
  commandStep('unused code and packages', 'knip', []),
  commandStep('format', 'oxfmt', ['--check']),
]

/** The test suites that start something of their own; each uses all cores, so they take turns. */
export const slowSteps: readonly Step[] = [
  vitestStep('architecture tests', 'architecture'),
  vitestStep('page tests', 'web'),
  vitestStep('server tests', 'server'),
  vitestStep('durability tests', 'durability'),
  playwrightStep('browser tests'),
]
