import type { SummaryStyle } from '#product/summary-options.ts'

/** The styles of a summary as they stand in a sentence; as a choice the first letter is a capital. */
export const styleNames = {
  standard: 'standard',
  brief: 'brief',
  detailed: 'detailed',
  'study-notes': 'study notes',
  bullets: 'bullet points',
} satisfies Record<SummaryStyle, string>
