import type { SummaryStyle } from '#product/summary-options.ts'

const names: Record<SummaryStyle, string> = {
  standard: 'standard',
  brief: 'brief',
  detailed: 'detailed',
  'study-notes': 'study notes',
  bullets: 'bullet points',
}

/** A style of summaries in a sentence: `study notes`. */
export function styleName(style: SummaryStyle): string {
  return names[style]
}

/** A style of summaries as a choice: `Study notes`. */
export function capitalizedStyle(style: SummaryStyle): string {
  return names[style].slice(0, 1).toUpperCase() + names[style].slice(1)
}
