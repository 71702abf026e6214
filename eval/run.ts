/** Runs an evaluation by its name, and else that of the summaries. What follows the name are files for it. */
const named: Record<string, () => Promise<unknown>> = {
  statements: () => import('./statements.ts'),
  lies: () => import('./lies.ts'),
  numbers: () => import('./numbers.ts'),
  spread: () => import('./spread.ts'),
  titles: () => import('./titles.ts'),
  lines: () => import('./lines.ts'),
  kinds: () => import('./kinds.ts'),
  speakers: () => import('./speakers.ts'),
}

const load = named[process.argv[2] ?? '']
if (load !== undefined) process.argv.splice(2, 1)
await(load ?? (() => import('./summaries.ts')))()
