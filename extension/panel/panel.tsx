import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BrowserApi } from '../browser/api.ts'
import { mayReach } from '../server/connection.ts'
import { ListView } from './list-view.tsx'
import { PanelHeader } from './panel-header.tsx'
import { ServerForm } from './server-form.tsx'
import { useConnection } from './use-connection.ts'
import { usePage } from './use-page.ts'
import { useSummary } from './use-summary.ts'
import { useTab } from './use-tab.ts'
import { VideoView } from './video-view.tsx'
import { WithoutVideo } from './without-video.tsx'

type Props = { api: BrowserApi }

/** The panel beside a page: first the server, then the video of the page and its summary. */
export function Panel({ api }: Props) {
  const { connection, change } = useConnection(api)
  const isAllowed = useAllowed(api, connection?.server ?? null)
  const [isSettingUp, setSettingUp] = useState(false)
  const tabId = useTab(api, location.search)
  const page = usePage(api, tabId)
  const summary = useSummary(
    `${connection?.server} ${connection?.key ?? ''} ${page.video?.videoId ?? page.video?.title ?? ''} ${tabId}`,
  )
  const { start, work } = summary
  const isReady = connection !== null && isAllowed === true && page.video !== null
  const heard = useRef(0)
  const handleWish = useEffectEvent((wishes: number) => {
    if (!isReady || wishes === heard.current) return
    heard.current = wishes
    if (work.status === 'idle') start({ kind: 'page', read: page.read })
  })
  useEffect(() => handleWish(page.wishes), [page.wishes, isReady])

  if (connection === null || isAllowed === null) return null
  const needsServer = isSettingUp || !isAllowed
  return (
    <>
      <PanelHeader
        server={isAllowed ? connection.server : null}
        isSettingUp={isSettingUp}
        onSettings={() => setSettingUp(!isSettingUp)}
      />
      <main className="mx-auto max-w-2xl px-4 pt-4 pb-24">
        {needsServer && (
          <ServerForm
            api={api}
            connection={connection}
            onDone={(next) => {
              void change(next)
              setSettingUp(false)
            }}
          />
        )}
        {!needsServer && page.video === null && page.list !== null && (
          <ListView list={page.list} server={connection.server} />
        )}
        {!needsServer && page.video === null && page.list === null && (
          <WithoutVideo state={page.state} onEnter={page.enter} />
        )}
        {!needsServer && page.video !== null && (
          <VideoView
            page={page}
            video={page.video}
            summary={summary}
            connection={connection}
            onSettings={() => setSettingUp(true)}
          />
        )}
      </main>
    </>
  )
}

/** Whether the person allows calls to a server; `null` until that is known. */
function useAllowed(api: BrowserApi, server: string | null): boolean | null {
  const [known, setKnown] = useState<{ server: string; isAllowed: boolean } | null>(null)
  useEffect(() => {
    if (server === null) return
    mayReach(api, server).then(
      (isAllowed) => setKnown({ server, isAllowed }),
      () => setKnown({ server, isAllowed: false }),
    )
  }, [api, server])
  return known === null || known.server !== server ? null : known.isAllowed
}
