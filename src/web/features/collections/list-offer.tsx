import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { listOffer } from '#messages/list-offer.ts'
import { listQuery } from './collection-query.ts'

/** Says what a link to a list names, and leads to choosing videos; nothing for other links. */
export function ListOffer({ link }: { link: string }) {
  const { data } = useQuery(listQuery(useDeferredValue(link)))
  if (data === undefined) return null
  const { kind, title, videoCount } = data.list
  if (kind === 'mix') {
    return <p className="mt-3 text-sm text-muted">{listOffer.mix}</p>
  }
  const name = title ?? (kind === 'channel' ? listOffer.channel : listOffer.playlist)
  return (
    <p className="mt-3 text-sm text-muted">
      <span className="wrap-anywhere">{name}</span>: {kind === 'playlist' && `${listOffer.takesFirst} `}
      <Link
        to={`/collections/new?url=${encodeURIComponent(link)}`}
        className="font-medium text-accent underline underline-offset-2"
      >
        {videoCount === null ? listOffer.choose : listOffer.chooseOf(videoCount)}
      </Link>
    </p>
  )
}
