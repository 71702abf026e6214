import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { takeTypedLink } from '#web/ui/typed-link.ts'

/**
 * Calls `onGiven` with the link in the query of the address, where a share sheet or the bookmarklet put it. The query is
 * removed, so that a reload does not send the link again.
 */
export function useGivenLink(onGiven: (link: string) => void): void {
  const { search } = useLocation()
  const navigate = useNavigate()
  const handleGiven = useEffectEvent((link: string) => {
    onGiven(link)
    void navigate({ search: '' }, { replace: true })
  })
  useEffect(() => {
    const link = findLink(new URLSearchParams(search))
    if (link !== '') handleGiven(link)
  }, [search])
}

/** The link of a video in the query. Phones put it into `url` or `text`, with other words around it. */
function findLink(query: URLSearchParams): string {
  const texts = ['url', 'text', 'title'].map((name) => query.get(name) ?? '')
  const links = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
  return links.find((link) => /youtu|y2u\.be/i.test(link)) ?? texts[0]?.trim() ?? ''
}

/** Calls `onTyped` with the link that stood in the field before the page had to be loaded again. */
export function useTypedLink(onTyped: (link: string) => void): void {
  const handleTyped = useEffectEvent(onTyped)
  useEffect(() => {
    const link = takeTypedLink()
    if (link !== '') handleTyped(link)
  }, [])
}
