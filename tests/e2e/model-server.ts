import { firstPort } from './run-environment.ts'

/** A server of its own whose summaries a simulated language model writes, piece by piece. */
export const modelServer = `http://localhost:${firstPort + 3}`
