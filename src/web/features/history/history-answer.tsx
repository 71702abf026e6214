import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer, AskedVideo, Passage } from '#contract/questions.ts'
import { passagesByVideo } from '#export/library-answer.ts'
import { historyAnswer } from '#messages/history-answer.ts'
import { lineWords } from '#messages/line-words.ts'
import { maxQuestionCharacters } from '#product/limits.ts'
import { clockTime } from '#product/times.ts'
import { atSecond, watchUrl } from '#product/watch-url.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/api.ts'
import { SpeakerName } from '#web/features/evidence/speaker-name.tsx'
import { resultPath } from '#web/text/addresses.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { shownTitle } from '#web/ui/video-caption.tsx'
import { AnswerActions } from './answer-actions.tsx'

/** The answer of a collection's videos to its search field's question, or the asking button. */
export function CollectionAnswer({ id, question }: { id: string; question: string }) {
  return <HistoryAnswer library={useHistoryAnswer(question, id)} videos="collection" />
}

/** The videos that are asked: all of the user, or those of a collection. */
type Videos = keyof typeof historyAnswer.ask

type Props = {
  library: LibraryQuestion
  videos?: Videos
}

/** The answer of the user's or a collection's videos to the search field, or the asking button. */
export function HistoryAnswer({ library, videos = 'library' }: Props) {
  const { question, answer, isBusy, failure, ask } = library
  if (question === '') return null
  if (isBusy) {
    return (
      <output className="mt-4 flex items-center gap-2 text-muted">
        <Spinner />
        {historyAnswer.looking}
      </output>
    )
  }
  if (failure !== null) {
    return (
      <Card role="alert" className="mt-4 border-s-4 border-s-bad p-5">
        <p>{failureText(failure)}</p>
        <Button size="sm" className="mt-3" onClick={ask}>
          {historyAnswer.tryAgain}
        </Button>
      </Card>
    )
  }
  if (answer === null) {
    return (
      <Button variant="secondary" size="sm" className="mt-4" onClick={ask}>
        {historyAnswer.ask[videos]}
      </Button>
    )
  }
  return <FoundAnswer key={answer.id} answer={answer} videos={videos} />
}

function FoundAnswer({ answer, videos }: { answer: Answer; videos: Videos }) {
  const { question, said, passages } = answer
  return (
    <Card className="mt-4 p-5 sm:p-6">
      <section aria-labelledby="library-answer">
        <h2 id="library-answer" className="text-lg font-medium text-balance" dir="auto">
          {question}
        </h2>
        {passages.length === 0 ? (
          <output className="mt-1 block">{historyAnswer.nothing[videos]}</output>
        ) : (
          <>
            <output className="mt-1 block text-sm text-muted">
              {said ? historyAnswer.passages : historyAnswer.near}
            </output>
            <PassageList answer={answer} />
          </>
        )}
      </section>
    </Card>
  )
}

const shownAtFirst = 3

/** The passages by their videos, and ways to take them away. */
function PassageList({ answer }: { answer: Answer }) {
  const [isWhole, setWhole] = useState(false)
  const { passages } = answer
  const shown = isWhole ? passages : passages.slice(0, shownAtFirst)
  const more = passages.length - shown.length
  return (
    <>
      <AnswerActions answer={answer} />
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {passagesByVideo({ ...answer, passages: shown }).map(({ video, passages: found }) => (
          <li key={video.transcriptId} className="py-3">
            <h3 className="text-sm font-medium wrap-anywhere">
              <bdi>{shownTitle(video.videoTitle)}</bdi>
              {video.videoChannel !== null && (
                <bdi className="font-normal text-muted"> {video.videoChannel}</bdi>
              )}
            </h3>
            <ul className="space-y-3 pt-1">
              {found.map((passage) => (
                <li key={passage.sentence} className="flex gap-3">
                  <PassageSource passage={passage} video={video} />
                  <p className="min-w-0 font-serif text-base/7 wrap-anywhere" dir="auto">
                    <SpeakerName line={passage} className="block" />
                    {lineWords.quote(passage.quote)}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" size="sm" className="-mb-2 -ms-3" onClick={() => setWhole(true)}>
          {historyAnswer.more(more)}
        </Button>
      )}
    </>
  )
}

type SourceProps = { passage: Passage; video: AskedVideo }

/** The video of a passage and its second, as a link to the summary, or else to YouTube. */
function PassageSource({ passage: { second }, video }: SourceProps) {
  const { historyId, videoId, videoTitle, timings } = video
  const clock = second === null ? '' : `${timings === 'estimated' ? '~' : ''}${clockTime(second)} `
  const name = (
    <>
      <bdi className="tabular-nums">{clock}</bdi>
      <bdi className={second === null ? '' : 'sr-only'}>{shownTitle(videoTitle)}</bdi>
    </>
  )
  const look = 'min-h-6 min-w-12 shrink-0 pt-1 text-sm font-medium text-accent hover:underline'
  return (
    <>
      {historyId !== null && (
        <Link to={resultPath(historyId, second)} className={look}>
          {name}
        </Link>
      )}
      {historyId === null && videoId !== null && (
        <a
          href={atSecond(watchUrl(videoId), second ?? 0)}
          target="_blank"
          rel="noopener noreferrer"
          className={look}
        >
          {name}
        </a>
      )}
      {historyId === null && videoId === null && <span className="pt-1 text-sm font-medium">{name}</span>}
    </>
  )
}

/** The question in the search field to all videos of a user. */
type LibraryQuestion = {
  question: string
  /** `null` until it is there. */
  answer: Answer | null
  isBusy: boolean
  failure: Error | null
  /** Asks it, or asks again. */
  ask: () => void
}

/** The characters at the end of a text that make it a question, which is asked without a press. */
const questionMark = /[?？؟]$/

/**
 * Asks the library, or the videos of a collection, the text of the search, when the reader wants it or it is
 * plainly a question.
 */
export function useHistoryAnswer(text: string, collectionId: string | null = null): LibraryQuestion {
  const question = text.slice(0, maxQuestionCharacters)
  const [asked, setAsked] = useState('')
  const isAsked = question !== '' && (asked === question || questionMark.test(question))
  const query = useQuery({
    queryKey: ['library-answer', collectionId, question],
    queryFn: async ({ signal }) =>
      collectionId === null
        ? await api('POST /api/ask', { body: { question, scope: 'library' } }, { signal })
        : await api(
            'POST /api/collections/:id/ask',
            { params: { id: collectionId }, body: { question } },
            { signal },
          ),
    enabled: isAsked,
    // Way back from a video it is there as it was.
    staleTime: Infinity,
    meta: { isPrivatePage: true },
  })
  return {
    question,
    answer: query.data ?? null,
    isBusy: query.isFetching,
    failure: query.isFetching ? null : query.error,
    ask: () => {
      setAsked(question)
      if (query.isError) void query.refetch()
    },
  }
}
