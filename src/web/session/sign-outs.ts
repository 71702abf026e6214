import { createStore } from '#web/ui/store.ts'

/** How often a user was forgotten since the page was loaded: what was shown and typed before ends with each. */
export const signOuts = createStore(0)
