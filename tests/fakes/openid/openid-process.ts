import { parseArgs } from 'node:util'
import { startOpenidSimulator } from './simulator.ts'

/** The OpenID provider as a program: `--port`; `--house` is one that people host, with groups and logout. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, house: { type: 'boolean', default: false } },
})

const { issuer } = await startOpenidSimulator({
  port: Number(values.port),
  claimsInToken: !values.house,
  hasLogout: values.house,
  asksEachTime: !values.house,
})
process.stdout.write(`The OpenID simulator is ready at ${issuer}\n`)
