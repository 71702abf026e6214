import { parseArgs } from 'node:util'
import { serve } from '../service.ts'
import { createNotionSimulator } from './simulator.ts'

/** The simulator as a program. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })
const { origin } = await serve(createNotionSimulator().answer, Number(values.port))
process.stdout.write(`The simulator of Notion is ready at ${origin}\n`)
