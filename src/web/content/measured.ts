import { decimal } from '#web/text/numbers.ts'

/** The texts that say how something was measured; the build puts them beside the pages. */
export const methods = {
  evidence: { path: '/measured/quotes.txt', file: 'eval/findings/quotes.md' },
  speed: { path: '/measured/speed.txt', file: 'bench/README.md' },
} as const

/** Figures that were measured. Each stands in the file of its method in just these characters. */
export const measured = {
  evidenceTalks: '90',
  wordForWordShown: '100.00 %',
  otherTranscriptShown: '0.00 %',
  numberChangedShown: '0.00 %',
  negationInsertedShown: '0.00 %',
  negationRemovedShown: '0.48 %',
} as const satisfies Record<string, string>

/** The method of each figure. */
export const measuredBy: Readonly<Record<keyof typeof measured, keyof typeof methods>> = {
  evidenceTalks: 'evidence',
  wordForWordShown: 'evidence',
  otherTranscriptShown: 'evidence',
  numberChangedShown: 'evidence',
  negationInsertedShown: 'evidence',
  negationRemovedShown: 'evidence',
}

/**
 * A figure as a language writes its numbers, that of the page where none is named, with the decimals that it
 * has in its file.
 */
export function figure(name: keyof typeof measured, locale?: string): string {
  return measured[name].replace(/[\d.]+/, (digits) =>
    decimal(Number(digits), digits.split('.')[1]?.length ?? 0, locale),
  )
}
