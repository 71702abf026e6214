import { indianStates } from '#product/indian-states.ts'
import type { StateCode } from '#product/indian-states.ts'

/** The States and Union Territories of India, to choose from. Invoices name them in English. */
export const stateNames: Readonly<Record<StateCode, string>> = indianStates
