import { firstPort } from './run-environment.ts'

/** Where the payment provider of the run is simulated. */
export const razorpayPort = firstPort + 7

/** The one other host that a page may ask: whose checkout a person opened. */
export const razorpayHost = `127.0.0.1:${razorpayPort}`
