/** Runs an evaluation: `statements` and `lies` by name, and else that of the summaries. Each takes another file. */
const [name] = process.argv.slice(2)
if (name === 'statements') {
  process.argv.splice(2, 1)
  await import('./statements.ts')
} else if (name === 'lies') {
  process.argv.splice(2, 1)
  await import('./lies.ts')
} else {
  await import('./summaries.ts')
}
