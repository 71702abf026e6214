import { use, useState } from 'react'
import type { ReactNode } from 'react'
import { result } from '#messages/result.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { Tabs, tabId, tabPanelId } from '#web/ui/tabs.tsx'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { useResultKeys } from './use-result-keys.ts'

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
          className={`lg:col-start-2 lg:mt-3 in-room:hidden ${shown === 'summary' ? 'max-lg:order-1' : ''}`}
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
