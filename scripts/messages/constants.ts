import { keyCallsPerMinute } from '../../src/product/key-scopes.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '../../src/product/limits.ts'
import { maxOfflineResults, offlineDays } from '../../src/product/offline.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '../../src/product/plans.ts'
import { retentionDays } from '../../src/product/retention.ts'
import { summaryLanguages, summaryStyles } from '../../src/product/summary-options.ts'
import { webhookTimeoutSeconds } from '../../src/product/webhooks.ts'

const { free, pro, unlimited } = plans

/**
 * The values that the product decides and messages name as `{freeSummaries}`: it is written into them when
 * they are compiled.
 */
export const constants: ReadonlyMap<string, string | number> = new Map(
  Object.entries({
    freeName: free.name,
    proName: pro.name,
    unlimitedName: unlimited.name,
    freeSummaries: free.allowance?.summaries ?? 0,
    proSummaries: pro.allowance?.summaries ?? 0,
    freeQuestions: free.questions ?? 0,
    proQuestions: pro.questions ?? 0,
    freeHistoryDays: free.historyDays ?? 0,
    proHistoryDays: pro.historyDays ?? 0,
    freeSupportHours: free.supportHours,
    proSupportHours: pro.supportHours,
    unlimitedSupportHours: unlimited.supportHours,
    dayWindowHours,
    summariesPerMinute,
    questionsPerMinute,
    visitorPastedMegabytes,
    keyCallsPerMinute,
    webhookTimeoutSeconds,
    maxActiveDevices,
    maxOfflineResults,
    offlineDays,
    maxTranscriptHours: maxTranscriptSeconds / 3600,
    summaryLanguageCount: summaryLanguages.length,
    summaryStyleCount: summaryStyles.length,
    ...Object.fromEntries(Object.entries(retentionDays).map(([name, days]) => [`${name}Days`, days])),
  }),
)
