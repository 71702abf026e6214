import { useState } from 'react'
import type { HistoryItem } from '#contract/history.ts'
import { fileName } from '#export/file-name.ts'
import { summaryAsText, summaryText } from '#export/plain-text.ts'
import { rowTexts } from '#messages/row-texts.ts'
import { DifferenceNote } from '#web/features/evidence/line-marks.tsx'
import { LitWords } from '#web/features/evidence/lit-words.tsx'
import { useAccount } from '#web/session/account.ts'
import { pageAddress } from '#web/session/page-address.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { momentState } from '#web/text/describe-line.ts'
import { CopyIcon, DownloadIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { downloadSummary } from '#web/ui/save-file.ts'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'

/** The content of an open row. */
export function WholeItem({ item }: { item: HistoryItem }) {
  return (
    <>
      <HistoryActions item={item} />
      <HistoryInsights item={item} />
      <SummaryExcerpt text={item.summary} language={item.language} />
    </>
  )
}

/** As long as this a text is shown whole. */
const shortText = 420

function SummaryExcerpt({ text, language }: { text: string; language: string }) {
  const [isOpen, setOpen] = useState(false)
  const isShort = text.length <= shortText
  return (
    <div className="mt-4">
      <p
        lang={language}
        dir="auto"
        className={joinClasses(
          'font-serif leading-7 whitespace-pre-line wrap-anywhere',
          !isShort && !isOpen && 'line-clamp-4',
        )}
      >
        {text}
      </p>
      {!isShort && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="mt-1 inline-flex min-h-9 items-center text-sm font-medium text-accent hover:underline"
        >
          {isOpen ? rowTexts.showLess : rowTexts.showWhole}
        </button>
      )}
    </div>
  )
}

type Item = Pick<HistoryItem, 'insights' | 'language' | 'timings'>

/**
 * The key insights of a summary in a box of their own, each with its state and with what differs; nothing
 * where there are none.
 */
function HistoryInsights({ item: { insights, language, timings } }: { item: Item }) {
  if (insights.length === 0) return null
  return (
    <section className="mt-4 rounded-control border border-line bg-paper px-4 py-3">
      <h3 className="text-sm font-medium">{rowTexts.insights}</h3>
      <ul className="mt-1 space-y-2 text-sm/6">
        {insights.map((line, index) => (
          <li key={index}>
            <span className="block" lang={language} dir="auto">
              <LitWords text={line.text} words={line.findings.differences.map(({ stated }) => stated)} />
            </span>
            <span className={`flex items-center gap-1.5 tabular-nums ${stateColours[line.state]}`}>
              <StateDot state={line.state} />
              {momentState({ ...line, timings })}
            </span>
            <DifferenceNote line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The actions on a summary of the history. */
function HistoryActions({ item }: { item: HistoryItem }) {
  const account = useAccount()
  // Until the account is known, the download is neither offered nor refused.
  const mayDownload = account.status === 'signed-in' ? account.user.canDownload : null
  return (
    <div className="mt-2 -ms-3 flex flex-wrap">
      <Button variant="quiet" size="sm" onClick={() => void copyText(summaryAsText(item, copiedWords))}>
        <CopyIcon />
        {rowTexts.copy}
      </Button>
      {mayDownload === true && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() =>
            downloadSummary({
              name: fileName(item.videoTitle, '.txt'),
              text: summaryText(item, copiedWords),
            })
          }
        >
          <DownloadIcon />
          {rowTexts.download}
        </Button>
      )}
      {mayDownload === false && (
        <a href={pageAddress('/pricing')} className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
          <DownloadIcon />
          {rowTexts.downloadWithPlan}
        </a>
      )}
      {item.videoUrl !== null && (
        <a
          href={item.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        >
          <WatchIcon />
          {rowTexts.watch}
        </a>
      )}
    </div>
  )
}
