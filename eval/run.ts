/**
 * Runs an evaluation by its name, and else that of the summaries. What follows the name are files and options
 * for it.
 */
const named: Record<string, () => Promise<unknown>> = {
  answers: () => import('./answers.ts'),
  ask: () => import('./ask.ts'),
  check: () => import('./check.ts'),
  hinglish: () => import('./hinglish.ts'),
  jobs: () => import('./jobs.ts'),
  kinds: () => import('./kinds.ts'),
  lies: () => import('./lies.ts'),
  lines: () => import('./lines.ts'),
  numbers: () => import('./numbers.ts'),
  'score-lines': () => import('./score-lines.ts'),
  sentences: () => import('./sentences.ts'),
  speakers: () => import('./speakers.ts'),
  spread: () => import('./spread.ts'),
  statements: () => import('./statements.ts'),
  titles: () => import('./titles.ts'),
  trials: () => import('./trials.ts'),
  train: () => import('./train/run.ts'),
}

const load = named[process.argv[2] ?? '']
if (load !== undefined) process.argv.splice(2, 1)
await(load ?? (() => import('./summaries.ts')))()
