import { useEffect } from 'react'

/** Starts with the link that the page was opened with. Few are, so what reads it is loaded only then. */
export function useGivenLink(onGiven: (link: string) => void): void {
  useEffect(() => {
    if (/[?&](?:url|text)=/.test(location.search)) void take(onGiven)
    // Once: the address bar is read when the page comes to life.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

async function take(onGiven: (link: string) => void): Promise<void> {
  // Where it cannot be loaded the person can still paste the link.
  const reader = await import('./given-link.ts').catch(() => null)
  const link = reader?.takeGivenLink() ?? null
  if (link !== null) onGiven(link)
}
