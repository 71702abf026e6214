import type { Engine } from '#contract/summaries.ts'

/** The version changes with anything that changes a summary, since summaries are stored under it. */
export const extractiveIdentity: Engine = { kind: 'extractive', name: 'concept-coverage', version: '5' }
