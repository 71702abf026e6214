import { parseListLink } from '#product/list-link.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { SiteLink } from './site-link.tsx'

type Props = {
  /** The address of the playlist or channel. */
  list: string
  server: string
}

/** Beside a playlist or a channel: the way to its videos on the server, where each is chosen. */
export function ListView({ list, server }: Props) {
  const isChannel = parseListLink(list)?.kind === 'channel'
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading" className="font-serif text-2xl font-semibold">
        {isChannel ? 'This is a channel' : 'This is a playlist'}
      </h2>
      <p className="mt-2">Pick the videos you want. Each new one counts as one summary.</p>
      <SiteLink
        href={`${server}/collections/new?url=${encodeURIComponent(list)}`}
        className={`mt-4 ${buttonClasses({ variant: 'primary' })}`}
      >
        Choose from its videos
      </SiteLink>
      <p className="mt-4 text-muted">Or open one of them, and its summary appears here.</p>
    </section>
  )
}
