const maxAddresses = 20

/**
 * Notes the addresses of captions that the page loads, newest first. An observer hears of them also where the
 * browser's own list is full, as it soon is on YouTube.
 */
export function watchLoadedCaptions(): () => readonly string[] {
  const found: string[] = []
  const note = (entries: readonly { name: string }[]): void => {
    for (const { name } of entries) {
      if (name.includes('/api/timedtext?')) found.unshift(name)
    }
    found.length = Math.min(found.length, maxAddresses)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
  return () => {
    note(observer.takeRecords())
    return found
  }
}
