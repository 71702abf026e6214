import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { Citation } from '#contract/evidence.ts'
import type { Summary } from '#contract/summary.ts'
import { isFlagged } from '#evidence/line-state.ts'
import { controls } from '#messages/controls.ts'
import { evidenceCard } from '#messages/evidence-card.ts'
import { lineWords } from '#messages/line-words.ts'
import { quoteInContext } from '#product/quote-in-context.ts'
import { clockTime } from '#product/times.ts'
import { atSecond } from '#product/watch-url.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import type { Line } from '#web/features/result-state/lines.ts'
import { evidenceCardId } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { stateName } from '#web/text/describe-line.ts'
import { CopyIcon, PlayIcon, ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { CloseIcon } from '#web/ui/icon-button.tsx'
import { StateDot, stateColours } from '#web/ui/state-dot.tsx'
import { FindingList } from './finding-list.tsx'
import { LitWords } from './lit-words.tsx'
import { SpeakerName } from './speaker-name.tsx'

/** The video of the card; `transcriptId` is `null` where the reader may not see the transcript. */
export type EvidenceSource = Pick<Summary, 'videoTitle' | 'videoChannel' | 'videoId' | 'language'> & {
  transcriptId: string | null
}

type Props = {
  line: Line
  source: EvidenceSource
  /** Further things to do with the line. */
  actions: ReactNode
  /** The reader's note, under what was said. */
  note: ReactNode
  /** The reader's current task with the line. The actions make room for a text that is written. */
  task: ReactNode
}

/**
 * The evidence of a line: the words that were said, lit between the sentences around them. Beside the text on
 * a wide screen, a sheet at the lower edge on a small one; it never covers its line.
 */
export function EvidenceCard({ line, source, actions, note, task }: Props) {
  const result = use(ResultContext)
  const { lines: store } = result
  const { evidence } = line
  const { state, findings } = evidence
  const said = findings.differences.map((difference) => difference.said)
  const places = placesOf(line)
  // What refutes a line is said before its words are looked at.
  const isRefuted = isFlagged(state)
  useLineInView(line.key)
  return (
    <section
      id={evidenceCardId}
      // Not modal: the page stays usable beside it.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers lay dialog elements out
      role="dialog"
      aria-label={labelOf(evidence)}
      tabIndex={-1}
      onPointerEnter={store?.hold}
      onPointerLeave={store?.leave}
      className="group/card animate-appear rounded-card border lg:sticky lg:bottom-6 lg:z-10 lg:shadow-lg border-line bg-surface p-4 text-ink outline-none max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-40 max-lg:flex max-lg:max-h-[40dvh] max-lg:has-data-note:max-h-[52dvh] max-lg:flex-col max-lg:rounded-b-none max-lg:pb-[calc(1rem+env(safe-area-inset-bottom))] max-lg:shadow-lg sm:p-5 print:hidden"
    >
      <div className="flex items-center gap-2 text-sm">
        <span className={`flex items-center gap-1.5 ${stateColours[state]}`}>
          <StateDot state={state} />
          <span className="font-medium">{stateName(evidence)}</span>
          {/* A screen reader that reads the card as one text would join the state to the first finding. */}
          <span className="sr-only">. </span>
        </span>
        <TimeChip second={evidence.second} />
        <button
          type="button"
          aria-label={controls.close}
          onClick={store?.close}
          className="-my-2 -me-2 ms-auto grid size-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
      {isRefuted && <FindingList line={evidence} source={result} />}
      {/* Of a line that was not found there is nothing to reach. */}
      {places.length > 0 && (
        <section
          aria-label={evidenceCard.said}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach what scrolls
          tabIndex={0}
          className="mt-2 min-h-0 space-y-4 overflow-y-auto max-lg:group-has-[textarea]/card:hidden lg:max-h-42"
        >
          {places.map((place) => (
            <Words key={`${place.sentence}-${place.quote}`} place={place} said={said} source={source} />
          ))}
        </section>
      )}
      {!isRefuted && <FindingList line={evidence} source={result} />}
      {note}
      {task}
      <CardActions line={line} source={source}>
        {actions}
      </CardActions>
    </section>
  )
}

function labelOf({ quote }: Line['evidence']): string {
  return quote === '' ? evidenceCard.whyMarked : evidenceCard.transcriptWords
}

/** A place of the transcript that a line rests on. */
type Place = Citation

function placesOf({ evidence }: Line): Place[] {
  const { sentence, more = [] } = evidence
  return sentence === null || evidence.quote === '' ? [...more] : [{ ...evidence, sentence }, ...more]
}

type WordsProps = {
  place: Place
  /** Words that the line says differently. */
  said: readonly string[]
  source: EvidenceSource
}

/** The words of one passage, highlighted in context; alone until the transcript is there. */
function Words({ place, said, source }: WordsProps) {
  const { transcriptId, language } = source
  const { data } = useQuery({
    ...transcriptQuery(transcriptId ?? ''),
    enabled: transcriptId !== null,
    // The quote alone is enough where the transcript can't be read.
    retry: false,
  })
  const textAt = (index: number): string => data?.sentences[index]?.text ?? ''
  const { before, lead, quote, rest, after } = quoteInContext(textAt, place)
  const mark = useQuoteInView(before)
  return (
    <blockquote className="font-serif text-base/7 text-muted" lang={language} dir="auto">
      <SpeakerName line={{ speaker: place.speaker }} className="block" />
      {before !== '' && (
        <>
          <LitWords text={before} words={said} />{' '}
        </>
      )}
      <LitWords text={lead} words={said} />
      <mark ref={mark} className="rounded-xs bg-accent/15 box-decoration-clone py-0.5 text-ink">
        <LitWords text={quote} words={said} />
      </mark>
      <LitWords text={rest} words={said} />
      {after !== '' && (
        <>
          {' '}
          <LitWords text={after} words={said} />
        </>
      )}
    </blockquote>
  )
}

/**
 * Scrolls the passage so that the line before the words is its first, of a line that differs the line before
 * the words that refute it. The page stays.
 */
function useQuoteInView(before: string): RefObject<HTMLElement | null> {
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    const passage = mark.current?.closest('section')
    if (mark.current === null || passage === null || passage === undefined) return
    if (mark.current.closest('blockquote') !== passage.querySelector('blockquote')) return
    const aim = passage.querySelector('.lit-words') ?? mark.current
    const below = aim.getBoundingClientRect().top - passage.getBoundingClientRect().top
    if (below > lineHeightPx) passage.scrollTop += below - lineHeightPx
  }, [before])
  return mark
}

type CardActionsProps = { line: Line; source: EvidenceSource; children: ReactNode }

function CardActions({ line, source, children }: CardActionsProps) {
  const { play } = use(ResultContext)
  const { quote, second } = line.evidence
  return (
    <div className="mt-3 -ms-3 flex shrink-0 flex-wrap group-has-[textarea,fieldset]/card:hidden">
      {play !== null && second !== null && (
        <Button variant="quiet" size="sm" onClick={() => play(second)}>
          <PlayIcon />
          {evidenceCard.play}
        </Button>
      )}
      {quote !== '' && (
        <Button variant="quiet" size="sm" onClick={() => void copyText(quoteWithSource(line, source))}>
          <CopyIcon />
          {evidenceCard.copyWithSource}
        </Button>
      )}
      {line.kind === 'answer' && second !== null && (
        <Button variant="quiet" size="sm" onClick={() => void copyText(linkTo(second, source))}>
          <ShareIcon />
          {evidenceCard.copyLink}
        </Button>
      )}
      {children}
    </div>
  )
}

/** The link to a second: of the video, or, without one, of this page, which opens the transcript there. */
function linkTo(second: number, { videoId }: EvidenceSource): string {
  return atSecond(
    videoId === null ? `${location.origin}${location.pathname}` : `https://youtu.be/${videoId}`,
    second,
  )
}

/** The quote with who says it, the title, the channel, the time and the link that plays there. */
function quoteWithSource({ evidence: { quote, second, speaker } }: Line, source: EvidenceSource): string {
  const { videoTitle, videoChannel, videoId } = source
  const about = [speaker, videoTitle, videoChannel, second === null ? '' : clockTime(second)]
  const video = videoId === null ? null : `https://youtu.be/${videoId}`
  const link = video === null || second === null ? video : atSecond(video, second)
  const lines = [lineWords.quote(quote), about.filter(Boolean).join(', '), link]
  return lines.filter((line) => line !== null).join('\n')
}

const lineHeightPx = 28
/** The largest share of the window that the sheet takes; another one holds where it has a note as well. */
const sheetShare = 0.4
const sheetShareWithNote = 0.52
const marginPx = 24

/** Scrolls an open line out from under the sheet, where there is one. */
function useLineInView(key: string): void {
  useEffect(() => {
    if (matchMedia('(min-width: 64rem)').matches) return
    const line = document.querySelector(`[data-line="${key}"]`)
    const bottom = line?.getBoundingClientRect().bottom ?? 0
    const hasNote = document.querySelector(`#${evidenceCardId} [data-note]`) !== null
    const covered = bottom + marginPx - innerHeight * (1 - (hasNote ? sheetShareWithNote : sheetShare))
    const scroller = line?.closest('[data-scroller]') ?? globalThis
    if (covered > 0) scroller.scrollBy({ top: covered, behavior: 'instant' })
  }, [key])
}
