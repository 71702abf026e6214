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

/** Calls `onTyped` with a link that is only to stand in the field: the one from before a load, or that of an example to try. */
export function useTypedLink(onTyped: (link: string) => void): void {
  const handleTyped = useEffectEvent(onTyped)
  useEffect(() => {
    const link = takeTypedLink() || (new URLSearchParams(window.location.search).get('fill') ?? '')
    if (link !== '') handleTyped(link)
  }, [])
}
