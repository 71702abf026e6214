import { use, useState, useMemo, useRef } from 'react'
import type { Part } from '#contract/summary.ts'
import { featureDemos } from '#messages/feature-demos.ts'
import { plans } from '#product/plans.ts'
import {
  searchedFor,
  searchedSentences,
  exampleSections,
  exampleInsights,
} from '#web/content/example-lines.ts'
import { exampleVideo, shortLine } from '#web/content/example-video.ts'
import { CheckedSentence } from '#web/features/evidence/checked-text.tsx'
import { EvidenceCard } from '#web/features/evidence/evidence-card.tsx'
import type { EvidenceSource } from '#web/features/evidence/evidence-card.tsx'
import { useLinePointing } from '#web/features/evidence/use-line-pointing.ts'
import { VideoMap } from '#web/features/evidence/video-map.tsx'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import type { Player } from '#web/features/player/use-player.ts'
import { VideoPlayer } from '#web/features/player/video-player.tsx'
import type { Line } from '#web/features/result-state/lines.ts'
import { linesOf } from '#web/features/result-state/lines.ts'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useLineStore, useOpenLine } from '#web/features/result-state/use-lines.ts'
import { ChapterList } from '#web/features/result/chapter-details.tsx'
import { MissingParts } from '#web/features/result/summary-body.tsx'
import { SummaryChoices } from '#web/features/start/summary-choices.tsx'
import { findSentences, SentenceRow } from '#web/features/transcripts/transcript-rows.tsx'
import { Button } from '#web/ui/button.tsx'
import { ExampleStill } from '#web/ui/example-still.tsx'
import { useHydrated } from '#web/ui/use-page-phase.ts'

const checked = linesOf({ gistSentence: null, summarySentences: [shortLine], insights: [], chapters: [] })
const drawn = linesOf({
  gistSentence: null,
  summarySentences: [],
  insights: [...exampleInsights],
  chapters: [],
})
const source: EvidenceSource = {
  videoTitle: exampleVideo.title,
  videoChannel: exampleVideo.channel,
  videoId: exampleVideo.videoId,
  language: 'en',
  // The quote says enough: the transcript is not asked for.
  transcriptId: null,
}

/** A line whose dot opens its evidence, as in a result. */
export function LineDemo() {
  const region = useRef<HTMLDivElement>(null)
  const { around, store } = useOwnLines(checked)
  useLinePointing(region, store)
  return (
    <ResultContext value={around}>
      <div ref={region} className="relative">
        <p lang="en" dir="ltr" className="font-serif text-xl/8">
          <CheckedSentence lineKey="sentence-0" sentence={shortLine} />
        </p>
        <div className="lg:absolute lg:inset-x-0 lg:top-full lg:z-20 lg:pt-2">
          <OpenEvidence />
        </div>
      </div>
    </ResultContext>
  )
}

/** The context of a demonstration, with lines of its own. */
function useOwnLines(lines: readonly Line[]) {
  const outer = use(ResultContext)
  const store = useLineStore(lines)
  return { store, around: useMemo(() => ({ ...outer, lines: store }), [outer, store]) }
}

function OpenEvidence() {
  const line = useOpenLine()
  if (line === null) return null
  return <EvidenceCard line={line} source={source} actions={null} note={null} task={null} />
}

/** The map of the talk with the lines of its summary, which answers to pointer and keys. */
export function MapDemo() {
  return (
    <ResultContext value={useOwnLines(drawn).around}>
      <VideoMap
        durationSeconds={exampleVideo.durationSeconds}
        chapters={exampleSections}
        lines={drawn}
        captionsEnd={null}
      />
    </ResultContext>
  )
}

const moments = [38.87, 553.2, 1048.24]

/** The talk at three of its moments: each plays from there, and nothing is loaded before. */
export function PlayerDemo({ player }: { player: Player }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {player.playback === null ? (
        <ExampleStill videoId={exampleVideo.videoId} className="w-40 rounded-control border border-line" />
      ) : (
        <VideoPlayer
          videoId={exampleVideo.videoId}
          title={exampleVideo.title}
          durationSeconds={exampleVideo.durationSeconds}
          startSeconds={0}
          player={player}
          className="aspect-video w-full max-w-sm rounded-control"
        />
      )}
      <p className="flex gap-2">
        {moments.map((second) => (
          <TimeChip key={second} second={second} className="border border-line" />
        ))}
      </p>
    </div>
  )
}

/** As many as fit a tile: the last ones have short titles. */
const shownSections = exampleSections.slice(-3)

/** The sections of the talk. */
export function ChaptersDemo() {
  return <ChapterList chapters={shownSections} language="en" />
}

const partSeconds = 52 * 60
const partCount = 6

/** A long video in its parts: one that is lost is named, as it would be in a summary. */
export function PartsDemo() {
  const [missing, setMissing] = useState(1)
  const parts = Array.from({ length: partCount }, (_, index): Part => {
    const state = index === missing ? 'missing' : 'read'
    return { start: index * partSeconds, end: (index + 1) * partSeconds, state }
  })
  return (
    <div>
      <div dir="ltr" className="flex gap-1">
        {parts.map(({ state }, index) => (
          <button
            // The parts do not change their order.
            key={index}
            type="button"
            aria-label={featureDemos.losePart(index + 1)}
            aria-pressed={state === 'missing'}
            onClick={() => setMissing(index)}
            className={`h-9 grow rounded-md border ${state === 'missing' ? 'border-dashed border-warn' : 'border-transparent bg-line hover:border-muted'}`}
          />
        ))}
      </div>
      <MissingParts parts={parts} />
    </div>
  )
}

/** A few sentences of a transcript, searched as they are in a result. */
export function SearchDemo() {
  const [query, setQuery] = useState(searchedFor)
  const found = findSentences(searchedSentences, query)
  return (
    <div>
      <input
        type="search"
        aria-label={featureDemos.search}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        className="h-11 w-full rounded-control border border-edge bg-surface px-3 text-ink"
      />
      <ul className="mt-2 max-h-32 min-h-16 overflow-y-auto">
        {found.map((sentence) => (
          <SentenceRow key={sentence.index} sentence={sentence} query={query} isSaid={false} />
        ))}
      </ul>
      <output className="block text-sm text-muted">
        {featureDemos.sentencesFound(found.length, searchedSentences.length)}
      </output>
    </div>
  )
}

/** The choices of form and language: the ones that the next summary is made with. */
export function ChoicesDemo() {
  // The names of languages are those of the browser, which the built page does not know.
  const isHydrated = useHydrated()
  return <div className="flex min-h-9 flex-wrap gap-3">{isHydrated && <SummaryChoices kind="model" />}</div>
}

const allowed = plans.free.allowance?.summaries ?? 0
const requests = [
  { label: featureDemos.requests.newVideo, cost: 1 },
  { label: featureDemos.requests.failing, cost: 0 },
  { label: featureDemos.requests.repeated, cost: 0 },
] as const

/** The rest of the free allowance after each kind of request. */
export function AllowanceDemo() {
  const [remaining, setRemaining] = useState<number>(allowed)
  return (
    <div>
      <output className="flex items-center gap-2 font-medium tabular-nums">
        <span aria-hidden="true" className="flex gap-1">
          {Array.from({ length: allowed }, (_, place) => (
            <span
              key={place}
              className={`size-3 rounded-full border border-accent ${place < remaining ? 'bg-accent' : ''}`}
            />
          ))}
        </span>
        {featureDemos.left(remaining, allowed)}
      </output>
      <div className="mt-3 flex flex-wrap gap-2">
        {requests.map(({ label, cost }) => (
          <Button
            key={label}
            variant="secondary"
            size="sm"
            // After the last one it begins again.
            onClick={() => setRemaining(remaining === 0 ? allowed : remaining - cost)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
