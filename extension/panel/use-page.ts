import { useEffect, useMemo, useState } from 'react'
import type { PlayClock } from '#web/features/result-state/result-context.ts'
import { createPlayClock } from '#web/features/result-state/result-context.ts'
import type { BrowserApi } from '../browser/api.ts'
import { pageNewsShape, watchPort } from '../messages/page-messages.ts'
import type { PageRequest } from '../messages/page-messages.ts'
import { listOfPage } from '../reading/list-of-page.ts'
import { readOutcome } from '../reading/page-transcript.ts'
import type { PageVideo, ReadOutcome } from '../reading/page-transcript.ts'
import { parse } from '../schema/shape.ts'

/** The page beside the panel. */
export type Page = {
  /** Whether a script of the extension is in it; `unknown` until that has been tried. */
  state: 'unknown' | 'there' | 'missing'
  video: PageVideo | null
  /** The address of the playlist or channel that it shows, as our own links name it; `null` for none. */
  list: string | null
  /** Counts the presses of the button in the page that this panel has heard of. */
  wishes: number
  clock: PlayClock
  read: () => Promise<ReadOutcome>
  /** Moves the player of the page to a second, and plays. */
  seek: (second: number) => void
  /** Puts the script into a page of another site; `false` where the person has not allowed it. */
  enter: () => Promise<boolean>
}

type Seen = Pick<Page, 'state' | 'video' | 'list' | 'wishes'>

const nothingSeen: Seen = { state: 'unknown', video: null, list: null, wishes: 0 }
const topFrame = { frameId: 0 }

/** Watches the page in a tab, over all that is loaded there. What the page says is parsed: its process may be taken over. */
export function usePage(api: BrowserApi, tabId: number | null): Page {
  const [seen, setSeen] = useState(nothingSeen)
  const [attempt, setAttempt] = useState(0)
  const [clock] = useState(createPlayClock)

  useEffect(() => {
    const handleUpdate = (updated: number, { status }: { status?: string }): void => {
      if (updated === tabId && status === 'complete') setAttempt((before) => before + 1)
    }
    api.tabs.onUpdated.addListener(handleUpdate)
    return () => api.tabs.onUpdated.removeListener(handleUpdate)
  }, [api, tabId])

  useEffect(() => {
    if (tabId === null) return undefined
    let isOver = false
    const port = api.tabs.connect(tabId, { name: watchPort, ...topFrame })
    port.onMessage.addListener((message) => {
      const news = parse(pageNewsShape, message)
      if (isOver || news === null) return
      if (news.news === 'time') clock.set(news.second, news.isPlaying)
      else {
        const { video, isWanted } = news
        const list = news.list === null ? null : listOfPage(news.list)
        setSeen((before) => ({ state: 'there', video, list, wishes: before.wishes + Number(isWanted) }))
      }
    })
    port.onDisconnect.addListener(() => {
      if (!isOver) setSeen((before) => ({ ...before, state: 'missing', video: null, list: null }))
    })
    return () => {
      isOver = true
      port.disconnect()
    }
  }, [api, tabId, attempt, clock])

  return useMemo(() => {
    const ask = async (request: PageRequest): Promise<unknown> =>
      tabId === null ? null : await api.tabs.sendMessage(tabId, request, topFrame)
    return {
      ...seen,
      clock,
      read: async () => {
        return readOutcome(await ask({ ask: 'read' }).catch(() => null))
      },
      seek: (second) => void ask({ ask: 'seek', second }).catch(() => undefined),
      enter: async () => {
        if (tabId === null) return false
        try {
          await api.scripting.executeScript({ target: { tabId }, files: ['any-page.js'] })
        } catch {
          return false
        }
        setAttempt((before) => before + 1)
        return true
      },
    }
  }, [api, tabId, seen, clock])
}
