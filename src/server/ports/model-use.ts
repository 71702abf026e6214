/**
 * Everything that a language model is asked for. `src/server/features/model-costs/model-purposes.ts` says of each how it is
 * counted; a new one needs its row there.
 */
export const modelPurposes = [
  'summary',
  'summary-part',
  'summary-merge',
  'summary-repair',
  'answer',
  'answer-repair',
  'transcript',
  'check',
] as const
export type ModelPurpose = (typeof modelPurposes)[number]

/** Whose share of the costs of a day a call takes; the network of a visitor as a keyed hash, an account by its person. */
export type ModelPayer =
  | { kind: 'visitor'; network: string }
  | { kind: 'free-account' | 'paid-account'; personId: string }

/** Those that work is done for, the first to ask first; asked again for each call, since others may join. */
export type ModelPayers = () => Promise<readonly ModelPayer[]>

/** What a call is for and who it is made for. */
export type ModelUse = { purpose: ModelPurpose; payers: ModelPayers }

/** For work that nobody known asked for: it takes the share of visitors. */
export const noPayers: ModelPayers = () => Promise.resolve([])
