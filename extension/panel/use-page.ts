import { useEffect, useMemo, useState } from 'react'
import { panelStages } from '#messages/panel-stages.ts'
import { within } from '#web/api/within.ts'
import { createPlayClock } from '#web/features/result-state/result-context.ts'
import type { PlayClock } from '#web/features/result-state/result-context.ts'
import type { BrowserApi } from '../browser/api.ts'
import { enterYoutube } from '../browser/youtube-tabs.ts'
import {
  pageNewsShape,
  readPictures,
  slidesNewsShape,
  slidesPort,
  watchPort,
} from '../messages/page-messages.ts'
import type { PageRequest } from '../messages/page-messages.ts'
import { listOfPage } from '../reading/list-of-page.ts'
import { readOutcome } from '../reading/page-transcript.ts'
import type { PageVideo } from '../reading/page-transcript.ts'
import { parse } from '../schema/shape.ts'
import { createSummaryWork } from './summary-work.ts'
import type { SummaryWork } from './summary-work.ts'

/** The summary of the video beside the panel; others continue until the panel closes. */
export function useSummary(videoKey: string, isAlone: boolean): SummaryWork {
  const [works] = useState(() => new Map<string, SummaryWork>())
  useEffect(() => () => works.forEach(({ leave }) => leave()), [works])
  const work = works.get(videoKey) ?? createSummaryWork(isAlone ? panelStages.alone : panelStages.server)
  works.set(videoKey, work)
  return work
}

/** The page beside the panel. */
export type Page = ReturnType<typeof usePage>

type Seen = {
  /** The script of the extension in the page; `unknown` until it was looked for. */
  state: 'unknown' | 'there' | 'missing'
  video: PageVideo | null
  /** The address of the playlist or channel that it shows, as our own links name it; `null` for none. */
  list: string | null
}

const nothingSeen: Seen = { state: 'unknown', video: null, list: null }
const topFrame = { frameId: 0 }
/** A page that has the script answers at once. */
const maxHelloMs = 3000
/** The script gives up before; a page that hangs doesn't. */
const maxReadMs = 60_000
const left = { ok: false, failure: 'LEFT' }

/** Watches the page in a tab. Its messages are parsed, since the process may be taken over. */
export function usePage(api: BrowserApi, tabId: number | null) {
  const [clock] = useState(createPlayClock)
  const { seen, reconnect } = useNews(api, tabId, clock)

  return useMemo(() => {
    const ask = async (request: PageRequest): Promise<unknown> => {
      if (tabId === null) return null
      // A page that goes away, or on to another one, takes the question with it.
      const answer = api.tabs.sendMessage(tabId, request, topFrame).catch(() => left)
      return await within(maxReadMs, answer).catch(() => null)
    }
    return {
      ...seen,
      clock,
      read: async () => readOutcome(await ask({ ask: 'read' })),
      /** Takes the picture of a video at a second. Never rejects. */
      frame: async (videoId: string | null, second: number) =>
        readPictures(await ask({ ask: 'frame', videoId, second })),
      /** Looks for the slides of a video, until the signal ends it. Never rejects. */
      slides: async (videoId: string | null, onShare: (share: number) => void, signal: AbortSignal) => {
        if (tabId === null) return readPictures(left)
        const port = api.tabs.connect(tabId, { name: `${slidesPort}${videoId ?? ''}`, ...topFrame })
        const { promise, resolve } = Promise.withResolvers<unknown>()
        signal.addEventListener('abort', () => resolve(left), { once: true })
        port.onDisconnect.addListener(() => resolve(left))
        port.onMessage.addListener((message) => {
          const news = parse(slidesNewsShape, message)
          if (news === null) resolve(message)
          else onShare(Math.min(1, news.share))
        })
        const outcome = readPictures(await promise)
        port.disconnect()
        return outcome
      },
      /** Moves the player of the page to a second, and plays. */
      seek: (second: number): void => void ask({ ask: 'seek', second }),
      /** Puts the script into the page; `false` where the person has not allowed its site. */
      enter: async () => {
        if (tabId === null) return false
        try {
          const isIn = await enterYoutube(api, tabId)
          if (!isIn) await api.scripting.executeScript({ target: { tabId }, files: ['any-page.js'] })
        } catch {
          return false
        }
        reconnect()
        return true
      },
    }
  }, [api, tabId, seen, clock, reconnect])
}

/** Connections to the page, one after another; `mayEnter` until the script is in the loaded document. */
type Attempt = { count: number; mayEnter: boolean }

/** The news of the script in a tab's page. A missing script is put into YouTube's pages once for each. */
function useNews(api: BrowserApi, tabId: number | null, clock: PlayClock) {
  const [found, setFound] = useState({ tabId, seen: nothingSeen })
  const [{ count, mayEnter }, setAttempt] = useState<Attempt>({ count: 0, mayEnter: true })
  const seen = found.tabId === tabId ? found.seen : nothingSeen

  useEffect(() => {
    const handleUpdate = (updated: number, { status }: { status?: string }): void => {
      if (updated === tabId && status === 'complete')
        setAttempt((before) => ({ count: before.count + 1, mayEnter: true }))
    }
    api.tabs.onUpdated.addListener(handleUpdate)
    return () => api.tabs.onUpdated.removeListener(handleUpdate)
  }, [api, tabId])

  const [reconnect] = useState(
    () => (): void => setAttempt((before) => ({ count: before.count + 1, mayEnter: false })),
  )

  useEffect(() => {
    const see = (next: Seen): void => setFound({ tabId, seen: next })
    const silence = setTimeout(() => see({ ...nothingSeen, state: 'missing' }), maxHelloMs)
    const stopWaiting = (): void => clearTimeout(silence)
    if (tabId === null) return stopWaiting
    let isOver = false
    const port = api.tabs.connect(tabId, { name: watchPort, ...topFrame })
    port.onMessage.addListener((message) => {
      const news = parse(pageNewsShape, message)
      if (isOver || news === null) return
      stopWaiting()
      if (news.news === 'time') return clock.set(news.second, news.isPlaying)
      const { video, list } = news
      see({ state: 'there', video, list: list === null ? null : listOfPage(list) })
    })
    port.onDisconnect.addListener(() => {
      if (isOver) return
      stopWaiting()
      see({ ...nothingSeen, state: 'missing' })
      if (!mayEnter) return
      enterYoutube(api, tabId).then(
        (isIn) => (isIn && !isOver ? reconnect() : undefined),
        () => undefined,
      )
    })
    return () => {
      isOver = true
      stopWaiting()
      port.disconnect()
    }
  }, [api, tabId, count, mayEnter, clock, reconnect])

  return { seen, reconnect }
}
