import { use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import type { Sentence, Transcript } from '#contract/transcripts.ts'
import { transcript as words } from '#messages/transcript.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useOpenLine } from '#web/features/result-state/use-lines.ts'
import { Button } from '#web/ui/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useMediaQuery } from '#web/ui/use-media-query.ts'
import { findSentences, SentenceRow, paragraphsOf, TranscriptParagraph } from './transcript-rows.tsx'
import { useFollow } from './use-follow.ts'

/** The sentences shown at once: more than an hour of speech, few enough to appear at once. */
const pageSize = 1000

/** Sentences that are shown, the one that plays and the one that is cited. */
export type ShownLines = { sentences: readonly Sentence[]; said: number | null; cited: number | null }

type Props = {
  transcript: Pick<Transcript, 'sentences' | 'language'>
  translation?: ReadTranslation | null
}

/** The translation of each sentence, as far as it is there, and what shows both. */
export type ReadTranslation = {
  transcriptId: string
  lines: readonly (string | null)[]
  render: (shown: ShownLines) => ReactNode
}

/**
 * A transcript in paragraphs with their times, a search in it, the sentence that plays and the one that is
 * cited. A click on a sentence plays it. Beside a summary it scrolls in a box of its own, in one column with
 * the page.
 */
export function TranscriptReader({ transcript, translation = null }: Props) {
  const [query, setQuery] = useState('')
  const [limit, setLimit] = useState(pageSize)
  const searched = useDeferredValue(query)
  const translated = translation?.lines
  const found = useMemo(
    () => findSentences(transcript.sentences, searched, translated),
    [transcript.sentences, searched, translated],
  )
  const region = useRef<HTMLElement | null>(null)
  const isBox = useMediaQuery('(width >= 64rem)')
  const { said, isOn, setOn } = useFollow(transcript.sentences, region, isBox)
  const cited = useCited(region, transcript.sentences, isBox)
  useSentenceClicks(region, transcript.sentences)
  const isSearch = searched.trim() !== ''
  // What is being said, or cited, may lie beyond what is shown so far.
  const needed = isSearch ? 0 : Math.max(isOn ? (said ?? 0) : 0, cited ?? 0)
  const shown = needed < limit ? limit : needed + pageSize / 10
  const text = useMemo(() => found.slice(0, shown), [found, shown])
  return (
    <div>
      <SearchField
        label={words.search}
        value={query}
        onChange={(typed) => {
          setQuery(typed)
          setLimit(pageSize)
        }}
      />
      <div className="mt-2 flex min-h-5 flex-wrap items-center justify-between gap-x-4">
        <output className="block text-sm text-muted">
          {isSearch && resultLine(found.length, transcript.sentences.length)}
        </output>
        {said !== null && <FollowSwitch isOn={isOn} onChange={setOn} />}
      </div>
      <section
        ref={region}
        aria-label={words.region}
        hidden={found.length === 0}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards reach what scrolls
        tabIndex={isBox ? 0 : undefined}
        // `relative` keeps what is hidden for sight inside, where it scrolls along and makes the page no
        // longer.
        className="relative mt-2 max-lg:-mx-3 lg:max-h-[32rem] lg:overflow-y-auto in-room:max-h-[calc(100dvh-17rem)] lg:rounded-control lg:border lg:border-line lg:bg-paper"
      >
        <div className="py-2" lang={transcript.language}>
          {translation !== null ? (
            translation.render({ sentences: text, said, cited })
          ) : isSearch ? (
            <FoundSentences sentences={text} query={searched} said={said} />
          ) : (
            <Paragraphs sentences={text} said={said} cited={cited} />
          )}
        </div>
        {found.length > shown && (
          <Button variant="quiet" className="w-full" onClick={() => setLimit(shown + pageSize)}>
            {words.more}
          </Button>
        )}
      </section>
    </div>
  )
}

type FoundSentencesProps = { sentences: readonly Sentence[]; query: string; said: number | null }

function FoundSentences({ sentences, query, said }: FoundSentencesProps) {
  return (
    <ol>
      {sentences.map((sentence) => (
        <SentenceRow
          key={sentence.index}
          sentence={sentence}
          query={query}
          isSaid={sentence.index === said}
        />
      ))}
    </ol>
  )
}

function Paragraphs({ sentences, said, cited }: ShownLines) {
  const paragraphs = useMemo(() => paragraphsOf(sentences), [sentences])
  return paragraphs.map((paragraph) => (
    <TranscriptParagraph
      key={paragraph.key}
      sentences={paragraph.sentences}
      said={indexWithin(said, paragraph.sentences)}
      cited={indexWithin(cited, paragraph.sentences)}
    />
  ))
}

/** The index of a sentence if it is one of these; else `null`, so others do not render again. */
function indexWithin(index: number | null, sentences: readonly Sentence[]): number | null {
  const first = sentences[0]?.index ?? 0
  return index !== null && index >= first && index < first + sentences.length ? index : null
}

/** A click on a sentence plays from there; the times beside the paragraphs do so for the keyboard. */
function useSentenceClicks(region: RefObject<HTMLElement | null>, sentences: readonly Sentence[]): void {
  const { play } = use(ResultContext)
  useEffect(() => {
    const { current } = region
    if (current === null || play === null) return undefined
    function handleClick({ target }: MouseEvent): void {
      if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return
      const index = target.closest<HTMLElement>('[data-sentence]')?.dataset['sentence']
      const start = index === undefined ? null : (sentences[Number(index)]?.start ?? null)
      if (start !== null) play?.(start)
    }
    current.addEventListener('click', handleClick)
    return () => current.removeEventListener('click', handleClick)
  }, [region, sentences, play])
}

/** Scrolls the sentence that the open line rests on into view, inside of the transcript. */
function useCitedInView(region: RefObject<HTMLElement | null>, cited: number | null): void {
  useEffect(() => {
    const { current } = region
    const row = cited === null ? null : current?.querySelector<HTMLElement>(`[data-sentence="${cited}"]`)
    if (current === null || row === null || row === undefined) return
    current.scrollTo({ top: row.offsetTop - current.clientHeight / 3 })
  }, [region, cited])
}

/** The sentence that the open line rests on, else the one that the address asks for, brought into view. */
function useCited(
  region: RefObject<HTMLElement | null>,
  sentences: readonly Sentence[],
  isBox: boolean,
): number | null {
  const asked = useAskedSentence(sentences)
  const cited = useOpenLine()?.evidence.sentence ?? asked
  useCitedInView(region, cited)
  useAskedInView(region, isBox ? null : asked)
  return cited
}

/** The sentence that is said at the second that the address asks for; `null` where it asks for none. */
function useAskedSentence(sentences: readonly Sentence[]): number | null {
  const second = use(ResultContext).askedSecond
  if (second === null) return null
  return sentences.findLast(({ start }) => start !== null && start <= second)?.index ?? null
}

/** Scrolls the page to the sentence that the address asks for, where the transcript has no box of its own. */
function useAskedInView(region: RefObject<HTMLElement | null>, asked: number | null): void {
  useEffect(() => {
    if (asked === null) return
    region.current?.querySelector(`[data-sentence="${asked}"]`)?.scrollIntoView({ block: 'center' })
  }, [region, asked])
}

function resultLine(found: number, total: number): string {
  return found === 0 ? words.noneFound : words.found(found, total)
}

type FollowSwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** The switch for scrolling along with the player. */
function FollowSwitch({ isOn, onChange }: FollowSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm text-muted hover:text-ink"
    >
      <span
        aria-hidden="true"
        className={joinClasses(
          'flex h-5 w-9 items-center rounded-full border px-0.5',
          isOn ? 'justify-end border-accent bg-accent' : 'border-muted bg-surface',
        )}
      >
        <span className={joinClasses('size-3.5 rounded-full', isOn ? 'bg-on-accent' : 'bg-muted')} />
      </span>
      {words.follow}
    </button>
  )
}

type SearchFieldProps = { label: string; value: string; onChange: (value: string) => void }

/** A field to search with, whose label stands in it as long as it is empty. */
function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className="relative">
      <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
          <path
            strokeWidth="1.5"
            strokeLinecap="round"
            d="M7 2.500a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9m3.500 8 3.500 3.5"
          />
        </svg>
      </span>
      <input
        value={value}
        onChange={({ target }) => onChange(target.value)}
        type="search"
        aria-label={label}
        placeholder={label}
        className="h-11 w-full rounded-control border border-edge bg-surface ps-9 pe-3 text-ink text-ellipsis placeholder:text-muted"
      />
    </div>
  )
}
