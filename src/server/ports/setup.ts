import type { SetupPart, SetupPartName, SetupTrial } from '#contract/setup.ts'

/** A part of the site as it is set, without a secret. */
export type SetupFacts = Pick<SetupPart, 'isSet' | 'state' | 'value'>

/**
 * A part of the site that its operator sets up. `try` asks what is outside, in bounded time, and says what
 * came in sentences of ours; `null` where nothing is outside. `email` is the address of the admin who tries.
 */
export type SetUpPart = {
  read: () => Promise<SetupFacts>
  try: ((call: { email: string; signal: AbortSignal }) => Promise<SetupTrial[]>) | null
}

/** All parts of the site that its operator sets up, in the order in which they are shown. */
export type Setup = ReadonlyMap<SetupPartName, SetUpPart>
