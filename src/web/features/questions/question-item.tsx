import { useMutation } from '@tanstack/react-query'
import { use, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { answerTexts } from '#messages/answer-texts.ts'
import { failureText } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { CheckedText, cutLastWord } from '#web/features/evidence/checked-text.tsx'
import { EvidenceMark } from '#web/features/evidence/line-marks.tsx'
import { Translated } from '#web/features/evidence/translated.tsx'
import { clipsOf } from '#web/features/player/clips.ts'
import { TimeChip } from '#web/features/player/time-chip.tsx'
import { ResultContext } from '#web/features/result-state/result-context.ts'
import { useIsLit } from '#web/features/result-state/use-lines.ts'
import { transcriptQuery } from '#web/features/run/queries.ts'
import { quoteMarks } from '#web/text/quote-marks.ts'
import { CopyIcon, PlayIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { passageKey, answerKey, evidenceOf, nearPassages, notSaidText } from './question.ts'
import type { QuestionVideo, ShownQuestion, ShownPassage } from './question.ts'

const WithoutModelNote = lazyPart(
  () => import('#web/features/run/without-model-note.tsx'),
  'WithoutModelNote',
)

type Props = {
  asked: ShownQuestion
  video: QuestionVideo
  /** The reason for which it could not be deleted. */
  failure: Error | null
  /** `null` where the reader may not delete it. */
  onDelete: (() => void) | null
}

/** A question with its answer and what can be done with it. */
export function QuestionItem({ asked, video, failure, onDelete }: Props) {
  return (
    <section aria-label={asked.question}>
      <h4 className="text-lg font-medium text-balance" dir="auto">
        {asked.question}
      </h4>
      <AnswerView asked={asked} language={video.language} />
      <div className="mt-1 -ms-3 flex flex-wrap">
        <PlayPassages asked={asked} transcriptId={video.transcriptId} />
        <Button variant="quiet" size="sm" onClick={() => void copyText(writeAnswer(asked, video))}>
          <CopyIcon />
          {answerTexts.copy}
        </Button>
        {onDelete !== null && (
          <Button variant="quiet" size="sm" onClick={onDelete}>
            <TrashIcon />
            {answerTexts.delete}
          </Button>
        )}
      </div>
      {failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {failureText(failure)}
        </p>
      )}
    </section>
  )
}

async function writeAnswer(asked: ShownQuestion, video: QuestionVideo): Promise<string> {
  const { answerAsText } = await import('./answer-text.ts')
  return answerAsText(asked, video)
}

/** Plays an answer's passages one after another; nothing without the video or exact times. */
function PlayPassages({
  asked: { id, said, passages },
  transcriptId,
}: {
  asked: ShownQuestion
  transcriptId: string | null
}) {
  const { reel, timings } = use(ResultContext)
  const play = useMutation({
    mutationFn: async (transcript: string) => {
      const spoken = await queryClient.fetchQuery(transcriptQuery(transcript))
      const places = passages.map((passage, index) => ({
        ...passage,
        text: passage.quote,
        line: passageKey(id, index),
      }))
      reel?.start(clipsOf(places, spoken))
    },
  })
  if (!said || passages.length === 0 || transcriptId === null) return null
  if (reel === null || timings !== 'exact') return null
  return (
    <>
      <Button variant="quiet" size="sm" busy={play.isPending} onClick={() => play.mutate(transcriptId)}>
        <PlayIcon />
        {answerTexts.playPassages}
      </Button>
      {play.isError && (
        <span role="alert" className="px-3 py-2 text-sm text-bad">
          {failureText(play.error)}
        </span>
      )}
    </>
  )
}

type AnswerProps = { asked: ShownQuestion; language: string }

/** An answer: a model's text with citations, or the best passages; plainly so if there is none. */
function AnswerView({ asked, language }: AnswerProps) {
  const { id, said, answer, passages, withoutModel = null } = asked
  const note = withoutModel !== null && (
    <Suspense fallback={null}>
      <WithoutModelNote withoutModel={withoutModel} onAgain={null} />
    </Suspense>
  )
  if (!said) {
    return (
      <>
        <NotSaid asked={asked} language={language} />
        {note}
      </>
    )
  }
  if (answer === null) {
    return (
      <>
        {note}
        <p className="mt-1 text-sm text-muted">{answerTexts.bestPassages}</p>
        <PassageList id={id} passages={passages} language={language} />
      </>
    )
  }
  return (
    <div className="mt-2">
      <CheckedText sentences={answer} language={language} keyOf={(index) => answerKey(id, index)} />
      {passages.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 text-sm font-medium text-muted hover:text-ink">
            {answerTexts.whereSaid}
          </summary>
          <PassageList id={id} passages={passages} language={language} />
        </details>
      )}
    </div>
  )
}

function NotSaid({ asked, language }: AnswerProps) {
  const near = nearPassages(asked)
  return (
    <>
      <p className="mt-1">{notSaidText(asked)}</p>
      {near.length > 0 && <PassageList id={asked.id} passages={near} language={language} />}
    </>
  )
}

const shownAtFirst = 3

type PassageListProps = { id: string; passages: readonly ShownPassage[]; language: string }

function PassageList({ id, passages, language }: PassageListProps) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? passages : passages.slice(0, shownAtFirst)
  const more = passages.length - shown.length
  return (
    <>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {shown.map((passage, index) => (
          <PassageItem
            key={passage.sentence}
            lineKey={passageKey(id, index)}
            passage={passage}
            language={language}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" size="sm" className="mt-1 -ms-3" onClick={() => setWhole(true)}>
          {answerTexts.showMore(more)}
        </Button>
      )}
    </>
  )
}

type PassageItemProps = { lineKey: string; passage: ShownPassage; language: string }

function PassageItem({ lineKey, passage, language }: PassageItemProps) {
  const isLit = useIsLit(lineKey)
  const { quote, second } = passage
  const [rest, last] = cutLastWord(quote)
  return (
    <li data-line={lineKey} data-lit={isLit || undefined} className="group flex gap-3 py-3">
      <Translated line={evidenceOf(passage)} isRow>
        <TimeChip second={second} className="mt-0.5 min-w-16 shrink-0 justify-end self-start" />
        <Quote language={language}>
          {passage.speaker && <bdi className="block font-sans text-sm text-muted">{passage.speaker}</bdi>}
          <span className="decoration-accent/50 decoration-2 underline-offset-4 group-data-lit:underline">
            {quoteMarks.opening}
            {rest}
          </span>
          <span className="whitespace-nowrap">
            <span className="decoration-accent/50 decoration-2 underline-offset-4 group-data-lit:underline">
              {last}
              {quoteMarks.closing}
            </span>{' '}
            <EvidenceMark lineKey={lineKey} evidence={evidenceOf(passage)} />
          </span>
        </Quote>
      </Translated>
    </li>
  )
}

function Quote({ language, children }: { language: string; children: ReactNode }) {
  return (
    <p className="min-w-0 grow font-serif text-base/7 wrap-anywhere" lang={language} dir="auto">
      {children}
    </p>
  )
}
