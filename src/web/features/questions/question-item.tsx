import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { answerTexts } from '#messages/answers.ts'
import { failureText } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { transcriptQuery } from '#web/features/evidence/transcript-query.ts'
import { clipsOf } from '#web/features/player/clips.ts'
import { TimingsContext } from '#web/features/player/player-context.ts'
import { ReelContext } from '#web/features/player/use-reel.ts'
import { CopyIcon, PlayIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { AnswerView } from './answer-view.tsx'
import { answerAsText, passageKey } from './question.ts'
import type { QuestionVideo, ShownQuestion } from './question.ts'

type Props = {
  asked: ShownQuestion
  video: QuestionVideo
  /** Why it could not be deleted. */
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
        <Button variant="quiet" size="sm" onClick={() => void copyText(answerAsText(asked, video))}>
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

/** Plays the passages of an answer one after another; nothing where the video or its exact times are not there. */
function PlayPassages({
  asked: { id, said, passages },
  transcriptId,
}: {
  asked: ShownQuestion
  transcriptId: string | null
}) {
  const control = use(ReelContext)
  const timings = use(TimingsContext)
  const play = useMutation({
    mutationFn: async (transcript: string) => {
      const spoken = await queryClient.fetchQuery(transcriptQuery(transcript))
      const places = passages.map((passage, index) => ({
        ...passage,
        text: passage.quote,
        line: passageKey(id, index),
      }))
      control?.start(clipsOf(places, spoken))
    },
  })
  if (!said || passages.length === 0 || transcriptId === null) return null
  if (control === null || timings !== 'exact') return null
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
