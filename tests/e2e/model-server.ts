import { firstPort } from './first-port.ts'

/** A server of its own whose summaries a simulated language model writes, piece by piece. */
export const modelServer = `http://localhost:${firstPort + 3}`
