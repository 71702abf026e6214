import { parseArgs } from 'node:util'
import { scenarios } from './scenarios.ts'
import { startModelSimulator } from './simulator.ts'

/**
 * The simulators as a program: `--port`, `--first` and `--piece` in ms, `--list` for the names of the models.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    first: { type: 'string', default: '0' },
    piece: { type: 'string', default: '0' },
    list: { type: 'boolean', default: false },
  },
})

if (values.list) {
  for (const [name, { does }] of Object.entries(scenarios)) process.stdout.write(`${name}  ${does}\n`)
} else {
  const { geminiBaseUrl, openaiBaseUrl } = await startModelSimulator({
    port: Number(values.port),
    firstPieceMs: Number(values.first),
    pieceMs: Number(values.piece),
  })
  process.stdout.write(`The simulated models are ready at ${geminiBaseUrl} and ${openaiBaseUrl}\n`)
}
