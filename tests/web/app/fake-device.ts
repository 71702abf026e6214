import { vi } from 'vitest'

/** A device whose colour scheme the test decides; `change` tells the page of another one. */
export function stubDevice({ dark }: { dark: boolean }): { change: (dark: boolean) => void } {
  let deviceIsDark = dark
  const queries = new Set<EventTarget & { matches: boolean }>()
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), {
      matches: query.includes('dark') && deviceIsDark,
      media: query,
    })
    queries.add(list)
    return list
  })
  return {
    change(isDark) {
      deviceIsDark = isDark
      for (const list of queries) {
        list.matches = isDark
        list.dispatchEvent(new Event('change'))
      }
    },
  }
}
