import { useState } from 'react'
import { panelTexts } from '#messages/panel-texts.ts'
import { parseListLink } from '#product/list-link.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/icons.tsx'
import type { Alone } from '../alone/alone.ts'
import type { BrowserApi } from '../browser/api.ts'
import { storeConnection } from '../server/connection.ts'
import type { Connection } from '../server/connection.ts'
import { LibraryView } from './library-view.tsx'
import { OwnModelForm } from './own-model-form.tsx'
import { ServerForm } from './server-form.tsx'
import { SiteLink } from './site-link.tsx'
import { useConnection, useTab } from './use-connection.ts'
import { usePage, useSummary } from './use-page.ts'
import type { Page } from './use-page.ts'
import { useWanted } from './use-wanted.ts'
import { VideoView } from './video-view.tsx'

/** The panel beside a page. What it shows belongs to the connection that it was made by. */
export function Panel({ api, alone }: { api: BrowserApi; alone: Alone }) {
  const found = useConnection(api)
  if (found === null) return null
  const { server, key } = found.connection
  return <ConnectedPanel key={`${server ?? ''} ${key ?? ''}`} api={api} alone={alone} {...found} />
}

type Props = { api: BrowserApi; alone: Alone; connection: Connection; isAllowed: boolean }

/** The video of the page and its summary, made alone or by a server that the person has allowed. */
function ConnectedPanel({ api, alone, connection, isAllowed }: Props) {
  const [isSettingUp, setSettingUp] = useState(false)
  const [isLibrary, setLibrary] = useState(false)
  const tabId = useTab(api, location.search)
  const page = usePage(api, tabId)
  const { video, list } = page
  // A video of another site has no id, so what it is called is told apart by its tab.
  const videoKey = video?.videoId ?? `${tabId} ${video?.title ?? ''}`
  const summary = useSummary(videoKey, connection.server === null)
  useWanted(api, page, summary, isAllowed)

  const needsServer = isSettingUp || !isAllowed
  const isBesideVideo = !needsServer && !isLibrary
  return (
    <>
      <PanelHeader
        place={placeOf(connection, isAllowed)}
        isSettingUp={isSettingUp}
        isLibrary={isLibrary}
        onSettings={() => setSettingUp(!isSettingUp)}
        onLibrary={() => setLibrary(!isLibrary)}
      />
      <main className="mx-auto max-w-2xl px-4 pt-4 pb-24">
        {needsServer && (
          <ServerForm
            api={api}
            connection={connection}
            onDone={(next) => {
              void storeConnection(api, next)
              setSettingUp(false)
            }}
          />
        )}
        {needsServer && connection.server === null && <OwnModelForm api={api} model={connection.model} />}
        {!needsServer && isLibrary && <LibraryView alone={alone} page={page} server={connection.server} />}
        {isBesideVideo && video === null && list !== null && (
          <ListView list={list} server={connection.server} />
        )}
        {isBesideVideo && video === null && list === null && (
          <WithoutVideo state={page.state} onEnter={page.enter} />
        )}
        {isBesideVideo && video !== null && (
          <VideoView
            key={videoKey}
            page={page}
            video={video}
            summary={summary}
            alone={alone}
            connection={connection}
            onSettings={() => setSettingUp(true)}
          />
        )}
      </main>
    </>
  )
}

function placeOf({ server }: Connection, isAllowed: boolean): string | null {
  if (server === null) return panelTexts.alone
  return isAllowed ? new URL(server).host : null
}

type ListViewProps = {
  /** The address of the playlist or channel. */
  list: string
  server: string | null
}

/** Beside a playlist or a channel: the way to its videos on the server, where there is one. */
function ListView({ list, server }: ListViewProps) {
  const isChannel = parseListLink(list)?.kind === 'channel'
  return (
    <section aria-labelledby="list-heading">
      <h2 id="list-heading" className="font-serif text-2xl font-semibold">
        {isChannel ? panelTexts.channel : panelTexts.playlist}
      </h2>
      {server === null ? (
        <p className="mt-2">{panelTexts.listAlone}</p>
      ) : (
        <>
          <p className="mt-2">{panelTexts.pickVideos}</p>
          <SiteLink
            href={`${server}/collections/new?url=${encodeURIComponent(list)}`}
            className={`mt-4 ${buttonClasses({ variant: 'primary' })}`}
          >
            {panelTexts.chooseVideos}
          </SiteLink>
          <p className="mt-4 text-muted">{panelTexts.orOpen}</p>
        </>
      )}
    </section>
  )
}

type PanelHeaderProps = {
  /** The server's host, or that there is none; `null` before a server is allowed. */
  place: string | null
  isSettingUp: boolean
  isLibrary: boolean
  onSettings: () => void
  onLibrary: () => void
}

/** The mark, where the work is done, and the way to change it. */
function PanelHeader({ place, isSettingUp, isLibrary, onSettings, onLibrary }: PanelHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      <Mark />
      <h1 className="font-semibold max-[22rem]:sr-only">Précis</h1>
      {place !== null && (
        <>
          <span className="min-w-0 flex-1 basis-16 truncate text-sm text-muted">{place}</span>
          <div className="ms-auto -me-2 flex flex-wrap justify-end gap-2">
            <Button variant="quiet" size="sm" aria-pressed={isLibrary} onClick={onLibrary}>
              {panelTexts.library}
            </Button>
            <Button variant="quiet" size="sm" aria-expanded={isSettingUp} onClick={onSettings}>
              {panelTexts.settings}
            </Button>
          </div>
        </>
      )}
    </header>
  )
}

type WithoutVideoProps = { state: Page['state']; onEnter: Page['enter'] }

/** A page without a video that is known, and the way to look for one on other sites. */
function WithoutVideo({ state, onEnter }: WithoutVideoProps) {
  const [isRefused, setRefused] = useState(false)
  if (state === 'unknown') return null
  return (
    <section aria-labelledby="without-heading">
      <h2 id="without-heading" className="font-serif text-2xl font-semibold">
        {panelTexts.noVideo}
      </h2>
      <p className="mt-2">{panelTexts.openVideo}</p>
      {state === 'missing' && (
        <>
          <p className="mt-4 text-muted">{panelTexts.otherSite}</p>
          <Button
            variant="secondary"
            className="mt-3"
            onClick={() => void onEnter().then((isIn) => setRefused(!isIn))}
          >
            {panelTexts.look}
          </Button>
        </>
      )}
      {isRefused && (
        <p role="alert" className="mt-3">
          {panelTexts.notAllowed}
        </p>
      )}
    </section>
  )
}
