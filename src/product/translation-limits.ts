import type { PlanId } from './plans.ts'

/** Transcripts that a model translates in a `day` of each plan; `null` has no allowance. Not in the plans, which every page loads. */
export const translationsPerDay: Readonly<Record<PlanId, number | null>> = {
  free: 1,
  pro: 20,
  unlimited: null,
}

/** Translations in 24 hours that all visitors of one network may start together, and those of one person at the same time. */
export const visitorTranslationsPerNetwork = 30
export const maxTranslationsAtWork = 3

/** The most sentences of a transcript that is translated: about six hours of speech. */
export const maxTranslatedLines = 5000
