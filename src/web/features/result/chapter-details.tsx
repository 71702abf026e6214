import type { Chapter } from '#contract/evidence.ts'
import type { Engine } from '#contract/summary.ts'
import { result } from '#messages/result.ts'
import { DifferenceNote, EvidenceMark } from '#web/features/evidence/line-marks.tsx'
import { SpeakerName } from '#web/features/evidence/speaker-name.tsx'
import { Translated } from '#web/features/evidence/translated.tsx'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { lineKey } from '#web/features/result-state/lines.ts'
import { useHiddenLines } from '#web/features/result-state/use-lines.ts'

type Props = {
  chapters: readonly Chapter[]
  language: string
  /** A language model has found them, or the built-in engine. */
  foundBy: Engine['kind']
  isOpen?: boolean
}

/** The parts of the video beside its map, to unfold; unfolded where there is nothing above them. */
export function ChapterDetails({ chapters, language, foundBy, isOpen = false }: Props) {
  const isFiltered = useHiddenLines() !== null
  if (chapters.length === 0 || isFiltered) return null
  const automatic = chapters.every((chapter) => chapter.automatic)
  return (
    <details open={isOpen} className="text-sm">
      <summary className="w-fit cursor-pointer py-1 font-medium">
        {automatic ? result.sections : result.chapters}
        <span className="ms-2 font-normal text-muted tabular-nums">{chapters.length}</span>
      </summary>
      {automatic && <p className="mt-1 text-muted">{result.sectionsFoundBy[foundBy]}</p>}
      <div className="mt-2">
        <ChapterList chapters={chapters} language={language} />
      </div>
    </details>
  )
}

/** The parts of a video in a list, each with its time. */
export function ChapterList({ chapters, language }: Pick<Props, 'chapters' | 'language'>) {
  return (
    <ol className="divide-y divide-line border-y border-line">
      {chapters.map((chapter, index) => (
        <li key={chapter.sentence} className="flex items-start gap-3 py-2">
          <TimeChip second={chapter.start} className="mt-1 min-w-16 shrink-0 justify-end" />
          <ChapterItem lineKey={lineKey('chapter', index)} chapter={chapter} language={language} />
        </li>
      ))}
    </ol>
  )
}

type ChapterItemProps = { lineKey: string; chapter: Chapter; language: string }

function ChapterItem({ lineKey: key, chapter, language }: ChapterItemProps) {
  if (chapter.gist === null) {
    return (
      <p className="py-1" lang={language} dir="auto">
        {chapter.title}
      </p>
    )
  }
  if (chapter.title === '') return <ChapterGist lineKey={key} gist={chapter.gist} language={language} />
  return (
    <details className="group min-w-0 grow">
      <summary className="flex list-none items-center justify-between gap-3 rounded-md py-1 [&::-webkit-details-marker]:hidden">
        <span lang={language} dir="auto">
          {chapter.title}
        </span>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        >
          <path d="m3.5 6 4.5 4.5L12.5 6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ChapterGist lineKey={key} gist={chapter.gist} language={language} />
    </details>
  )
}

type GistProps = { lineKey: string; gist: NonNullable<Chapter['gist']>; language: string }

/** The sentence that stands for a part; alone where the part has no name. */
function ChapterGist({ lineKey: key, gist, language }: GistProps) {
  return (
    <p data-line={key} className="min-w-0 pt-1 pb-2 font-serif text-base/6" lang={language} dir="auto">
      <Translated line={gist}>
        {gist.text} <SpeakerName line={gist} /> <TimeChip second={gist.second} />{' '}
        <EvidenceMark lineKey={key} evidence={gist} />
        <DifferenceNote line={gist} />
      </Translated>
    </p>
  )
}
