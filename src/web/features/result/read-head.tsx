import type { ComponentProps, ReactNode } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { PrintedSource } from '#web/ui/video-caption.tsx'
import { ListenButton } from '#web/features/read-aloud/listen-button.tsx'
import { ResultTitle } from './result-title.tsx'
import { Gist } from './summary-text.tsx'
import { countOfStates } from '#export/marked-summary.ts'
import { summaryAsText } from '#export/copied-text.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { CopyIcon, WatchIcon } from '#web/ui/action-icons.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'

type Props = {
  summary: ComponentProps<typeof SummaryActions>['summary'] &
    Pick<Summary, 'gist' | 'gistSentence' | 'language'>
  /** What stands below the title. */
  about: ReactNode
  /** Further actions. */
  actions?: ReactNode
}

/** The head of the page of a summary that is not the reader's own, which its title is the heading of. */
export function ReadHead({ summary, about, actions }: Props) {
  const { videoTitle, videoUrl, gist, gistSentence, language } = summary
  return (
    <>
      <ResultTitle title={videoTitle} as="h1" />
      {about}
      <PrintedSource videoUrl={videoUrl} />
      <SummaryActions summary={summary}>
        <ListenButton language={language} />
        {actions}
      </SummaryActions>
      {gist !== null && <Gist text={gist} sentence={gistSentence} language={language} />}
      {/* The parts below are headings of the third order, since on other pages the title is one of the second. */}
      <h2 className="sr-only">Summary and insights</h2>
    </>
  )
}

type LinesFoundProps = {
  summary: Pick<Summary, 'engine' | 'gistSentence' | 'summary' | 'summarySentences' | 'insights' | 'videoId'>
}

/** How many lines of a summary are in which state; nothing where its sentences were never checked. */
export function LinesFound({ summary }: LinesFoundProps) {
  const { engine, summarySentences, videoId } = summary
  if (summarySentences.length === 0) return null
  if (engine.kind === 'extractive') {
    return <span>Every line is quoted from the {videoId === null ? 'transcript' : 'video'}</span>
  }
  return <span>{countOfStates(summary)}</span>
}

type SummaryActionsProps = {
  summary: Parameters<typeof summaryAsText>[0] & Pick<Summary, 'videoUrl'>
  /** Further actions, behind "Copy". */
  children?: ReactNode
}

/** What can be done with a summary, in one quiet row. */
export function SummaryActions({ summary, children }: SummaryActionsProps) {
  return (
    <div className="mt-3 -ml-3 flex flex-wrap max-sm:*:px-2.5 max-sm:mt-2">
      <Button variant="quiet" size="sm" onClick={() => void copyText(summaryAsText(summary))}>
        <CopyIcon />
        Copy
      </Button>
      {children}
      {summary.videoUrl !== null && (
        <a
          href={summary.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        >
          <WatchIcon />
          <span>
            Watch<span className="max-sm:sr-only"> on YouTube</span>
          </span>
        </a>
      )}
    </div>
  )
}
