import { summaryFormatIds } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'

const name = 'precis.export'

/** The format that this browser saved a summary in last; `null` for none, and where nothing can be stored. */
export function readLastFormat(): SummaryFormat | null {
  try {
    const stored = localStorage.getItem(name)
    return summaryFormatIds.find((id) => id === stored) ?? null
  } catch {
    return null
  }
}

/** Remembers the format. */
export function storeLastFormat(format: SummaryFormat): void {
  try {
    localStorage.setItem(name, format)
  } catch {
    // The order stays as it is.
  }
}
