import { parseArgs } from 'node:util'
import { scenarios } from './scenarios/library.ts'
import { startYoutubeSimulator } from './simulator.ts'

/**
 * The simulator as a program; `startYoutubeSimulator` is the same inside a process. `--list` names all
 * videos.
 */
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
  const lines = Object.entries(scenarios).map(([videoId, { about }]) => `${videoId}  ${about}\n`)
  process.stdout.write(lines.join(''))
} else {
  const { origin } = await startYoutubeSimulator({
    port: Number(values.port),
    latencyMs: Number(values.latency),
    failureRate: Number(values.failures),
    seed: Number(values.seed),
  })
  process.stdout.write(`The YouTube simulator is ready at ${origin}\n`)
}
