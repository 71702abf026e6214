import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import type { Transcript } from '#contract/transcripts.ts'
import { readInBrowser } from '#messages/read-in-browser.ts'
import { watchUrl } from '#product/watch-url.ts'
import { api } from '#web/api/api.ts'
import { buttonClasses } from '#web/ui/button.tsx'

const lookEveryMs = 4000
/** Ten minutes of looking, while the page is in view. */
const maxLooks = 150

type Props = {
  videoId: string
  /** Goes on with a transcript that the reader's own browser has sent. */
  onSummarize: (transcript: Transcript) => void
}

/** The way around a block: YouTube refuses the server, not the reader's browser. */
export function ReadInBrowser({ videoId, onSummarize }: Props) {
  const { data } = useQuery({
    queryKey: ['browser-transcript', videoId],
    queryFn: async ({ signal }) => {
      const { transcriptId: id } = await api(
        'GET /api/browser-transcripts/:videoId',
        { params: { videoId } },
        { signal },
      )
      return id === null ? null : await api('GET /api/transcripts/:id', { params: { id } }, { signal })
    },
    refetchInterval: ({ state }) => (state.dataUpdateCount < maxLooks ? lookEveryMs : false),
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
  const goOn = useEffectEvent(onSummarize)
  useEffect(() => {
    if (data) goOn(data)
  }, [data])
  return (
    <div className="mt-5 rounded-control bg-paper p-4">
      <h3 className="font-medium">{readInBrowser.blocked}</h3>
      <p className="mt-1">
        {readInBrowser.how((text) => (
          <Link to="/extension" className="text-accent underline">
            {text}
          </Link>
        ))}
      </p>
      <a
        href={watchUrl(videoId)}
        target="_blank"
        rel="noreferrer"
        className={`mt-3 ${buttonClasses({ variant: 'secondary', size: 'sm' })}`}
      >
        {readInBrowser.open}
      </a>
    </div>
  )
}
