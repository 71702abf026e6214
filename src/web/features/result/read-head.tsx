import type { ComponentProps, ReactNode } from 'react'
import type { Summary } from '#contract/summaries.ts'
import { PrintedSource } from '#web/ui/video-caption.tsx'
import { ResultTitle } from './result-title.tsx'
import { SummaryActions } from './summary-actions.tsx'
import { Gist } from './summary-text.tsx'

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
      <SummaryActions summary={summary}>{actions}</SummaryActions>
      {gist !== null && <Gist text={gist} sentence={gistSentence} language={language} />}
      {/* The parts below are headings of the third order, since on other pages the title is one of the second. */}
      <h2 className="sr-only">Summary and insights</h2>
    </>
  )
}
