import { parseArgs } from 'node:util'
import { scenarios } from './scenarios/library.ts'
import { startYoutubeSimulator } from './simulator.ts'

/** The simulator as a program: `--port`, `--latency` in ms, `--failures` from 0 to 1, `--seed`, `--list`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    latency: { type: 'string', default: '0' },
    failures: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    list: { type: 'boolean', default: false },
  },
})

if (values.list) {
  for (const [videoId, { about }] of Object.entries(scenarios)) process.stdout.write(`${videoId}  ${about}\n`)
} else {
  const { origin } = await startYoutubeSimulator({
    port: Number(values.port),
    latencyMs: Number(values.latency),
    failureRate: Number(values.failures),
    seed: Number(values.seed),
  })
  process.stdout.write(`The YouTube simulator is ready at ${origin}\n`)
}
