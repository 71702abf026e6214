import { parseArgs } from 'node:util'
import { startOpenidSimulator } from './simulator.ts'

/** The OpenID provider as a program: `--port`. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } })

const { issuer } = await startOpenidSimulator({ port: Number(values.port) })
process.stdout.write(`The OpenID simulator is ready at ${issuer}\n`)
