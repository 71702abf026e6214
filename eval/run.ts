/** Runs an evaluation by its name, and else that of the summaries. What follows the name are files for it. */
const named: Record<string, string> = {
  statements: './statements.ts',
  lies: './lies.ts',
  spread: './spread.ts',
  titles: './titles.ts',
  lines: './lines.ts',
}

const file = named[process.argv[2] ?? '']
if (file !== undefined) process.argv.splice(2, 1)
await import(file ?? './summaries.ts')
