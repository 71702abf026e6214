import { parseArgs } from 'node:util'
import { startRecognizerSimulator } from './simulator.ts'
import { createStoryTeller } from './story-teller.ts'

/** The simulator as a program: it takes whatever sound for the next part of a story. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })
const simulator = await startRecognizerSimulator(Number(values.port))
simulator.says = createStoryTeller()
process.stdout.write(`The simulator of speech recognition is ready at ${simulator.origin}/v1\n`)
