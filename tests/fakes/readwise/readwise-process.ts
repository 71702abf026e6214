import { parseArgs } from 'node:util'
import { serve } from '../service.ts'
import { createReadwiseSimulator } from './simulator.ts'

/** The simulator as a program. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })
const { origin } = await serve(createReadwiseSimulator().answer, Number(values.port))
process.stdout.write(`The simulator of Readwise is ready at ${origin}\n`)
