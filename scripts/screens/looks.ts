/** A window and its colours. */
export type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }

const windows = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desk', width: 1280, height: 844 },
  { name: 'wide', width: 1920, height: 1080 },
] as const

/** Those that every screen is seen in. */
export const looks: readonly Look[] = windows.flatMap(({ name, ...size }) => [
  { ...size, name: `${name}, light`, colorScheme: 'light' as const },
  { ...size, name: `${name}, dark`, colorScheme: 'dark' as const },
])
