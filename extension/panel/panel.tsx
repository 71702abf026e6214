import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from '#web/ui/store.ts'
import type { BrowserApi } from '../browser/api.ts'
import { mayReach } from '../server/connection.ts'
import type { Connection } from '../server/connection.ts'
import { ListView } from './list-view.tsx'
import { PanelHeader } from './panel-header.tsx'
import { ServerForm } from './server-form.tsx'
import type { SummaryWork } from './summary-work.ts'
import { useConnection } from './use-connection.ts'
import { usePage } from './use-page.ts'
import type { Page } from './use-page.ts'
import { useSummary } from './use-summary.ts'
import { useTab } from './use-tab.ts'
import { VideoView } from './video-view.tsx'
import { WithoutVideo } from './without-video.tsx'

/** The panel beside a page. What it shows belongs to the connection that it was made by. */
export function Panel({ api }: { api: BrowserApi }) {
  const { connection, change } = useConnection(api)
  if (connection === null) return null
  const { server, key } = connection
  return <ConnectedPanel key={`${server} ${key ?? ''}`} api={api} connection={connection} onChange={change} />
}

type Props = {
  api: BrowserApi
  connection: Connection
  onChange: (next: Connection) => Promise<void>
}

/** First the server, then the video of the page and its summary. */
function ConnectedPanel({ api, connection, onChange }: Props) {
  const isAllowed = useAllowed(api, connection.server)
  const [isSettingUp, setSettingUp] = useState(false)
  const tabId = useTab(api, location.search)
  const page = usePage(api, tabId)
  const { video, list } = page
  // A video of another site has no id, so what it is called is told apart by its tab.
  const videoKey = video?.videoId ?? `${tabId} ${video?.title ?? ''}`
  const summary = useSummary(videoKey)
  useWish(page, summary, isAllowed === true && video !== null)

  if (isAllowed === null) return null
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
              void onChange(next)
              setSettingUp(false)
            }}
          />
        )}
        {!needsServer && video === null && list !== null && (
          <ListView list={list} server={connection.server} />
        )}
        {!needsServer && video === null && list === null && (
          <WithoutVideo state={page.state} onEnter={page.enter} />
        )}
        {!needsServer && video !== null && (
          <VideoView
            key={videoKey}
            page={page}
            video={video}
            summary={summary}
            connection={connection}
            onSettings={() => setSettingUp(true)}
          />
        )}
      </main>
    </>
  )
}

/** Begins when the button in the page was pressed; an existing summary or run is only shown. */
function useWish({ wishes, read }: Page, { work, start }: SummaryWork, isReady: boolean): void {
  const heard = useRef(0)
  const { status, outcome } = { outcome: null, ...useStore(work, work.get()) }
  const isOpen = status === 'idle' || outcome?.result === 'unread' || outcome?.result === 'failed'
  const handleWish = useEffectEvent(() => {
    if (!isReady || wishes === heard.current) return
    heard.current = wishes
    if (isOpen) start({ kind: 'page', read })
  })
  useEffect(() => handleWish(), [wishes, isReady])
}

/** The person's permission for calls to a server, as the browser has it now; `null` until it is known. */
function useAllowed(api: BrowserApi, server: string): boolean | null {
  const [isAllowed, setAllowed] = useState<boolean | null>(null)
  useEffect(() => {
    const look = (): void => {
      mayReach(api, server).then(setAllowed, () => setAllowed(false))
    }
    const { onAdded, onRemoved } = api.permissions
    look()
    onAdded.addListener(look)
    onRemoved.addListener(look)
    return () => {
      onAdded.removeListener(look)
      onRemoved.removeListener(look)
    }
  }, [api, server])
  return isAllowed
}
