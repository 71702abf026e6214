import type { ReactNode } from 'react'

/** What stands on top of the texts that bind us. */
export const legal = {
  /** Under the heading of a translation: that the English text counts where they differ. Empty in English. */
  translationNote: null as ((link: (text: string) => ReactNode) => ReactNode) | null,
}
