import { use, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { result } from '#messages/result.ts'
import { hasSharing } from '#product/offers.ts'
import { lineControl } from '#web/features/evidence/use-line-pointing.ts'
import { isMarkable } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { isPressedIn, onPageKey, takesText, areShortcutsOn } from '#web/ui/page-keys.ts'
import { Tabs, tabId, tabPanelId } from '#web/ui/tabs.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'

const tabs = (['summary', 'transcript', 'ask'] as const).map((name) => ({ name, label: result.tabs[name] }))
type TabName = (typeof tabs)[number]['name']

/** From this width on the transcript has a column of its own. */
const wide = '(min-width: 100rem)'

type Props = {
  /** True for a reading room. */
  isRoom: boolean
  /** `null` where there is no transcript to show. */
  transcript: ReactNode
  /** The questions, where they are a tab; else `null`. */
  ask: ReactNode
  /** The summary. */
  children: ReactNode
}

/**
 * The summary and the transcript: side by side where there is room, else as tabs. The transcript is loaded
 * when it first shows.
 */
export function ResultPanels({ isRoom, transcript, ask, children }: Props) {
  const isWide = useMediaQuery(wide) && isRoom
  // A second of a text that has no video is read in its transcript.
  const isAsked = use(ResultContext).askedSecond !== null && transcript !== null
  const [tab, setTab] = useState<TabName>(isAsked ? 'transcript' : 'summary')
  const [hasOpened, setOpened] = useState(false)
  useResultKeys(setTab)
  // The tab of the questions is gone when the window becomes wide.
  const shown = tab === 'ask' && ask === null ? 'summary' : tab
  const isTranscriptShown = isWide || shown === 'transcript'
  if (isTranscriptShown && !hasOpened) setOpened(true)
  const hasTabs = transcript !== null && !isWide
  return (
    <>
      {transcript !== null && (
        <Tabs
          label={result.parts}
          tabs={tabs.filter(({ name }) => name !== 'ask' || ask !== null)}
          active={shown}
          onChange={setTab}
          className={`lg:col-start-2 lg:mt-5 in-room:hidden ${shown === 'summary' ? 'max-lg:order-1' : ''}`}
        />
      )}
      <Panel name="summary" isTab={hasTabs} isShown={isWide || shown === 'summary'}>
        {children}
      </Panel>
      {transcript !== null && (
        <Panel name="transcript" isTab={hasTabs} isShown={isTranscriptShown}>
          {hasOpened && transcript}
        </Panel>
      )}
      {transcript !== null && ask !== null && (
        <Panel name="ask" isTab={hasTabs} isShown={shown === 'ask'}>
          {ask}
        </Panel>
      )}
    </>
  )
}

type PanelProps = { name: TabName; isTab: boolean; isShown: boolean; children: ReactNode }

const places = {
  ask: '',
  summary: 'lg:col-start-2 in-room:row-start-3',
  transcript:
    'lg:col-start-2 in-room:sticky in-room:top-6 in-room:col-start-3 in-room:row-span-3 in-room:row-start-1 in-room:self-start',
} as const

function Panel({ name, isTab, isShown, children }: PanelProps) {
  const role = isTab ? { role: 'tabpanel', 'aria-labelledby': tabId(name) } : {}
  return (
    <div
      id={tabPanelId(name)}
      {...role}
      hidden={!isShown}
      data-printed={name === 'summary' || undefined}
      className={`min-w-0 max-lg:max-w-[38rem] ${places[name]} ${name === 'summary' ? '' : 'print:hidden'}`}
    >
      {children}
    </div>
  )
}

/**
 * The keys of a result: j and k to the next and the previous line; p plays the open line, h highlights it, n
 * writes its note, s shares it; t shows the transcript.
 */
function useResultKeys(setTab: (tab: 'summary' | 'transcript') => void): void {
  const { play, lines: store, reading: marks } = use(ResultContext)
  // Before the lines are painted: a key that is pressed as soon as they are seen must not be lost.
  useLayoutEffect(() => {
    if (store === null) return undefined
    const { get, all, opened, show } = store

    function goTo(step: 1 | -1): void {
      setTab('summary')
      const hidden = marks?.get()?.hidden
      const lines = all().filter(({ kind, key }) => isMarkable(kind) && hidden?.has(key) !== true)
      const place = lines.findIndex(({ key }) => key === get().open)
      const next = place === -1 ? lines.at(step === 1 ? 0 : -1) : lines[place + step]
      if (next === undefined) return
      show(next.key, true)
      const control = lineControl(next.key)
      control?.focus({ preventScroll: true })
      control?.closest('[data-line]')?.scrollIntoView({ block: 'center', behavior: 'auto' })
    }

    function playOpen(): void {
      const second = opened()?.evidence.second ?? null
      if (second !== null) play?.(second)
    }

    function mark(act: 'highlight' | 'note' | 'share'): void {
      const line = opened()
      const reading = marks?.get() ?? null
      if (reading === null || line === null || !isMarkable(line.kind)) return
      if (act === 'highlight') reading.toggle(line.key)
      else reading.begin({ line: line.key, name: act })
    }

    const acts: Readonly<Record<string, () => void>> = {
      j: () => goTo(1),
      k: () => goTo(-1),
      p: playOpen,
      h: () => mark('highlight'),
      n: () => mark('note'),
      ...(hasSharing ? { s: () => mark('share') } : {}),
      t: () => {
        setTab('transcript')
        document.getElementById(tabId('transcript'))?.focus()
      },
    }

    return onPageKey((event) => {
      const act = acts[event.key]
      if (act === undefined || isPressedIn(event, takesText) || !areShortcutsOn()) return
      event.preventDefault()
      act()
    })
  }, [store, marks, play, setTab])
}
