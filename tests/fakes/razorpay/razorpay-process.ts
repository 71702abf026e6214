import { parseArgs } from 'node:util'
import { startRazorpaySimulator } from './simulator.ts'

/** The simulator as a program; `startRazorpaySimulator` is the same inside a process. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** The place where the shop takes webhooks; without it there are none. */
    webhooks: { type: 'string' },
  },
})

const { origin } = await startRazorpaySimulator({
  port: Number(values.port),
  retryPauseMs: 500,
  ...(values.webhooks === undefined ? {} : { webhookUrl: values.webhooks }),
})
process.stdout.write(`The Razorpay simulator is ready at ${origin}\n`)
