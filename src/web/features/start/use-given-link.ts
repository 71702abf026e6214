import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takeTypedLink } from '#web/ui/typed-link.ts'
import type { GivenLink } from './given-link.ts'

/**
 * Calls `onGiven` with the link in the query of the address, where a share sheet, the bookmarklet or any
 * other page put it. The query is removed, so that a reload does not send the link again.
 */
export function useGivenLink(onGiven: (given: GivenLink) => void): void {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const handleGiven = useEffectEvent((given: GivenLink | null) => {
    if (given === null) return
    onGiven(given)
    void navigate({ search: '', hash: '' }, { replace: true })
  })
  useEffect(() => {
    if (!/[?&](?:url|text|title)=/.test(search)) return undefined
    let isCurrent = true
    import('./given-link.ts').then(
      ({ readGivenLink }) => (isCurrent ? handleGiven(readGivenLink({ search, hash })) : undefined),
      // The address stays as it is, for a reload.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [search, hash])
}

/** Calls `onTyped` with a link that only fills the field: an earlier one, or an example's. */
export function useTypedLink(onTyped: (link: string) => void): void {
  const handleTyped = useEffectEvent(onTyped)
  useEffect(() => {
    const link = takeTypedLink() || (new URLSearchParams(window.location.search).get('fill') ?? '')
    if (link !== '') handleTyped(link)
  }, [])
}
