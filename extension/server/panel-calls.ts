import { accountRoutes } from '#contract/accounts.ts'
import { highlightRoutes } from '#contract/highlights.ts'
import { questionRoutes } from '#contract/questions.ts'
import { quotaRoutes } from '#contract/quota.ts'
import { runRoutes } from '#contract/runs.ts'
import { summaryRoutes } from '#contract/summaries.ts'
import { transcriptRoutes } from '#contract/transcripts.ts'

/** The calls of the contract that the panel may make, with the schemas of what they take and give. */
export const panelCalls = {
  ...transcriptRoutes,
  ...summaryRoutes,
  ...runRoutes,
  ...questionRoutes,
  ...highlightRoutes,
  ...quotaRoutes,
  ...accountRoutes,
} as const
export type PanelCall = keyof typeof panelCalls

/** A key of the contract is one of the panel's calls. */
export function isPanelCall(key: string): key is PanelCall {
  return Object.hasOwn(panelCalls, key)
}
