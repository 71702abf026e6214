/**
 * Trains what is named, and writes the weights into the product: `npm run eval -- train NAME`. README.md has
 * the data of each.
 */
const trainers: Record<string, () => Promise<unknown>> = {
  lines: () => import('./lines.ts'),
  salience: () => import('./salience.ts'),
  statements: () => import('./statements.ts'),
  sentences: () => import('./sentences.ts'),
  ask: async () => [await import('./ranking.ts'), await import('./coverage.ts')],
}

const train = trainers[process.argv[2] ?? '']
if (train === undefined) {
  console.error(`Usage: npm run eval -- train ${Object.keys(trainers).join('|')}`)
  process.exitCode = 1
} else await train()
