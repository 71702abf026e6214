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

/** It takes as long as all the others together, so it runs beside them from the first moment on. */
const longest = vitestStep('durability tests', 'durability')

/** Everything; beside the longest, what finds a fault soonest comes first. */
export const allSteps: readonly Step[] = [
  longest,
  ...quickSteps,
  vitestStep('server tests', 'server'),
  playwrightStep('browser tests'),
  vitestStep('page tests', 'web'),
  vitestStep('architecture tests', 'architecture'),
]
