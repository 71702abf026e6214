import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Summary } from '#contract/summary.ts'
import type { CopySource, CopyFormat } from '#export/plain-text.ts'
import { controls } from '#messages/controls.ts'
import { failureTexts } from '#messages/failure-texts.ts'
import { result } from '#messages/result.ts'
import { canListChapters } from '#product/summary-formats.ts'
import { copiedWords } from '#web/text/copied-words.ts'
import { headCounts, readingTime } from '#web/text/summary-facts.ts'
import { WatchIcon, CopyIcon, OpensIcon } from '#web/ui/action-icons.tsx'
import { buttonClasses, Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { joinFacts } from '#web/ui/direction.ts'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { PrintedSource, videoLine } from '#web/ui/video-caption.tsx'
import { HearProof } from './hear-proof.tsx'
import { insightsId } from './insight-list.tsx'
import { lastChoice, storeChoice, useLastFirst } from './last-choice.ts'
import { Gist } from './summary-text.tsx'
import { writerName } from './writer-name.ts'

type Props = {
  summary: Pick<Summary, 'videoTitle' | 'videoUrl' | 'gist' | 'gistSentence' | 'language'> & {
    transcriptId: string | null
    durationSeconds: number | null
  }
  /** The text below the gist. */
  about: ReactNode
}

/** The head of the page of a summary that is not the reader's own, which its title is the heading of. */
export function ReadHead({ summary, about }: Props) {
  const { gist, gistSentence, language } = summary
  return (
    <>
      <ResultTitle title={summary.videoTitle} as="h1" />
      {gist !== null && <Gist text={gist} sentence={gistSentence} language={language} />}
      <HearProof {...summary} />
      {about}
      <PrintedSource videoUrl={summary.videoUrl} />
      {/* The parts below have headings of level 3, since other pages have this title at level 2. */}
      <h2 className="sr-only">{result.summaryAndInsights}</h2>
    </>
  )
}

type Described = Pick<
  Summary,
  'engine' | 'gistSentence' | 'summary' | 'summarySentences' | 'insights' | 'videoId'
>

/** The first line for a reader: how many lines are verified, each count with its mark, and the author. */
export function StatusLine({ summary }: { summary: Described }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
      {headCounts(summary).map(({ state, text }) => (
        <span key={state} className={`inline-flex items-center gap-1.5 ${stateColours[state]}`}>
          <StateDot state={state} />
          {text}
        </span>
      ))}
      <span className="first-letter:uppercase">{writer(summary)}</span>
    </p>
  )
}

function writer({ engine }: Pick<Summary, 'engine'>): string {
  if (engine.kind === 'model') return result.writtenBy(writerName(engine.name))
  return engine.kind === 'extractive' ? result.madeWithoutAI : result.writtenByUs
}

type SummaryActionsProps = {
  summary: CopySource
  /** Further actions, behind "Copy". */
  children?: ReactNode
}

/** The actions on a summary, in one quiet row. */
export function SummaryActions({ summary, children }: SummaryActionsProps) {
  return (
    <div className="mt-4 -ms-3 flex flex-wrap max-sm:*:px-2.5">
      <CopyActions summary={summary} />
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
            {result.watch((text) => (
              <span className="max-sm:sr-only">{text}</span>
            ))}
          </span>
        </a>
      )}
    </div>
  )
}

type TitleProps = {
  title: string
  /** `h1` on a page that has no heading of its own above it. */
  as: 'h1' | 'h2'
}

/** The title of a result; the focus goes to it when the result arrives. A link past its head follows it. */
export function ResultTitle({ title, as: Heading }: TitleProps) {
  return (
    <>
      <Heading
        id="result-heading"
        tabIndex={-1}
        dir="auto"
        className="line-clamp-2 text-base leading-snug font-medium text-muted outline-none"
      >
        {title}
      </Heading>
      <a href={`#${insightsId}`} onClick={skipToInsights} className="skip-link">
        {result.toInsights}
      </a>
    </>
  )
}

/** Leaves the address as it is, and goes to the text where there are no insights. */
function skipToInsights(event: MouseEvent): void {
  event.preventDefault()
  const part = document.getElementById(insightsId) ?? document.getElementById('summary-heading')
  part?.focus()
}

/** Channel, duration and reading time in one line, as far as they are known. */
export function resultLine(summary: Pick<Summary, 'videoChannel' | 'videoDuration' | 'summary'>): string {
  return joinFacts([videoLine(summary), readingTime(summary.summary)])
}

/** Copies a summary the way it was copied last, or in another of the ways, the last one first. */
function CopyActions({ summary }: { summary: CopySource }) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const formats = formatsOf(summary)
  useEffect(() => void loadWriter().catch(() => undefined), [])

  function copy(format: CopyFormat): void {
    void copySummary(summary, format)
  }

  function choose(format: CopyFormat): void {
    storeChoice(storageKey, format)
    copy(format)
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => copy(lastChoice(storageKey, formats) ?? 'text')}>
        <CopyIcon />
        {result.copy}
      </Button>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-label={result.chooseCopy}
        className="-ms-3 px-2!"
        onClick={() => setOpen(!isOpen)}
      >
        <OpensIcon />
      </Button>
      {isOpen && <Ways formats={formats} onChoose={choose} />}
    </>
  )
}

type Writer = typeof import('#export/plain-text.ts')
let loadedWriter: Writer | null = null

/**
 * Loaded beside the result, so that it is there when it is pressed: a browser lets a page copy only while a
 * click is handled.
 */
async function loadWriter(): Promise<Writer> {
  loadedWriter ??= await import('#export/plain-text.ts')
  return loadedWriter
}

async function copySummary(summary: CopySource, format: CopyFormat): Promise<void> {
  try {
    const { copiedSummary } = loadedWriter ?? (await loadWriter())
    await copyText(copiedSummary(summary, format, copiedWords))
  } catch {
    showToast({ title: failureTexts.error, description: controls.notCopied, tone: 'destructive' })
  }
}

/** The key under which this browser stores the way of its last copy. */
const storageKey = 'precis.copy'
const allFormats: readonly CopyFormat[] = ['text', 'times', 'markdown', 'evidence', 'quotes', 'chapters']

function formatsOf({ chapters = [] }: CopySource): readonly CopyFormat[] {
  return canListChapters(chapters) ? allFormats : allFormats.filter((format) => format !== 'chapters')
}

type WaysProps = { formats: readonly CopyFormat[]; onChoose: (format: CopyFormat) => void }

function Ways({ formats, onChoose }: WaysProps) {
  return (
    <fieldset
      aria-label={result.copy}
      className="order-last flex basis-full animate-appear flex-wrap gap-2 px-3! py-2"
    >
      {useLastFirst(storageKey, formats).map((format) => (
        <Button key={format} variant="secondary" size="sm" onClick={() => onChoose(format)}>
          {result.copyFormats[format]}
        </Button>
      ))}
    </fieldset>
  )
}
