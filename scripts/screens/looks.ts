/** A window and its colours. */
export type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }

/** Those of every screen. */
export const looks: readonly Look[] = [
  { name: 'phone, light', width: 390, height: 844, colorScheme: 'light' },
  { name: 'phone, dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desk, light', width: 1280, height: 844, colorScheme: 'light' },
  { name: 'desk, dark', width: 1280, height: 844, colorScheme: 'dark' },
]

/** Those of screens that are laid out otherwise on a tablet and on a wide desk, beside the others. */
export const otherLooks: readonly Look[] = [
  { name: 'tablet, light', width: 768, height: 1024, colorScheme: 'light' },
  { name: 'tablet, dark', width: 768, height: 1024, colorScheme: 'dark' },
  { name: 'wide, light', width: 1920, height: 1080, colorScheme: 'light' },
  { name: 'wide, dark', width: 1920, height: 1080, colorScheme: 'dark' },
]
