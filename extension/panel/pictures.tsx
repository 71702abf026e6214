import { useQuery } from '@tanstack/react-query'
import { createContext, use, useEffect, useRef, useState } from 'react'
import type { Sentence } from '#contract/transcripts.ts'
import { controls } from '#messages/controls.ts'
import { pictureTexts } from '#messages/picture-texts.ts'
import { clockTime } from '#product/times.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { createStore, useStore } from '#web/ui/store.ts'
import type { SavedPicture } from '../alone/library.ts'
import { saidBeside } from '../alone/said-beside.ts'
import type { PictureFailure } from '../reading/capture-frame.ts'
import type { PictureStore } from './summary-work.ts'
import type { Page } from './use-page.ts'

type Around = {
  pictures: PictureStore
  /** Takes pictures of this video; `null` where the page shows another one. */
  page: Page | null
  videoId: string | null
}

/** The pictures of a summary that is still written. */
export const noPictures: PictureStore = createStore<readonly SavedPicture[]>([])

/** The pictures around a line, and the page that gives more of them. */
export const PicturesContext = createContext<Around>({ pictures: noPictures, page: null, videoId: null })

/** The picture of a line's second, where it was taken. */
export function LinePicture({ second }: { second: number | null }) {
  const { pictures } = use(PicturesContext)
  const taken = useStore(pictures, []).find((each) => !each.isSlide && each.second === second)
  return taken === undefined ? null : <PictureImage picture={taken} className="mt-2 block max-h-48" />
}

function PictureImage({ picture, className }: { picture: SavedPicture; className: string }) {
  return (
    <img
      src={picture.picture}
      alt={pictureTexts.at(clockTime(picture.second))}
      className={`max-w-full rounded-control border border-line ${className}`}
    />
  )
}

/** Takes the picture of a second, and says where there is none to be had. */
export function TakePicture({ second }: { second: number | null }) {
  const { pictures, page, videoId } = use(PicturesContext)
  const taken = useStore(pictures, [])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PictureFailure | null>(null)
  if (page === null || second === null) return null
  if (taken.some((each) => !each.isSlide && each.second === second)) return null
  async function take(at: number, { frame }: Page): Promise<void> {
    setBusy(true)
    const outcome = await frame(videoId, at)
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    const added = outcome.frames.map(({ picture }) => ({ second: at, picture, isSlide: false }))
    return pictures.set([...pictures.get(), ...added])
  }
  return (
    <>
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => void take(second, page)}>
        {pictureTexts.take}
      </Button>
      {failure !== null && (
        <p role="alert" className="w-full px-3 text-sm text-warn">
          {pictureTexts.failures[failure]}
        </p>
      )}
    </>
  )
}

/** The slides of a video, found when they are asked for, each with what is said beside it. */
export function Slides({ transcriptId }: { transcriptId: string }) {
  const { pictures, page, videoId } = use(PicturesContext)
  const slides = useStore(pictures, []).filter(({ isSlide }) => isSlide)
  const { share, note, start, stop } = useSlides(videoId, pictures)
  const { data } = useQuery({ ...transcriptQuery(transcriptId), enabled: slides.length > 0 })
  if (slides.length === 0 && page === null) return null
  return (
    <section aria-labelledby="slides-heading" className="mt-8">
      <h3 id="slides-heading" className="font-serif text-xl font-semibold">
        {pictureTexts.slides}
      </h3>
      {share !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <output className="flex items-center gap-2">
            <Spinner /> {pictureTexts.looking}
          </output>
          <span className="text-muted tabular-nums">{Math.round(100 * share)} %</span>
          <Button variant="quiet" size="sm" onClick={stop}>
            {controls.cancel}
          </Button>
        </div>
      )}
      {share === null && page !== null && slides.length === 0 && (
        <>
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => start(page)}>
            {pictureTexts.find}
          </Button>
          <p className="mt-1 text-sm text-muted">{pictureTexts.moves}</p>
        </>
      )}
      {note !== null && (
        <p role="alert" className="mt-2 text-sm text-warn">
          {note}
        </p>
      )}
      <SlideList slides={slides} sentences={data?.sentences ?? []} />
    </section>
  )
}

type ListProps = { slides: readonly SavedPicture[]; sentences: readonly Sentence[] }

function SlideList({ slides, sentences }: ListProps) {
  return (
    <ol className="mt-3 space-y-5">
      {slides.map((slide, at) => (
        <li key={slide.second}>
          <PictureImage picture={slide} className="block w-full" />
          <p className="mt-1 line-clamp-4 text-sm" dir="auto">
            <TimeChip second={slide.second} />{' '}
            {saidBeside(sentences, slide.second, slides[at + 1]?.second ?? Number.POSITIVE_INFINITY)}
          </p>
        </li>
      ))}
    </ol>
  )
}

function useSlides(videoId: string | null, pictures: PictureStore) {
  const [share, setShare] = useState<number | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const looking = useRef<AbortController | null>(null)
  const stop = (): void => {
    looking.current?.abort()
    setShare(null)
  }
  async function look({ slides }: Page): Promise<void> {
    looking.current = new AbortController()
    const { signal } = looking.current
    setNote(null)
    setShare(0)
    const outcome = await slides(videoId, setShare, signal)
    if (signal.aborted) return
    setShare(null)
    if (!outcome.ok) return setNote(pictureTexts.failures[outcome.failure])
    if (outcome.frames.length === 0) return setNote(pictureTexts.noSlides)
    const found = outcome.frames.map((frame) => ({ ...frame, isSlide: true }))
    return pictures.set([...pictures.get(), ...found])
  }
  useEffect(() => () => looking.current?.abort(), [])
  return { share, note, start: (from: Page) => void look(from), stop }
}
