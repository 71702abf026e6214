import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { readAvailability } from '#core/writing/browser-models.ts'
import type { BrowserModels } from '#core/writing/browser-models.ts'
import type { NoAnswerReason } from '#core/writing/session.ts'
import { browserWriting } from '#messages/browser-writing.ts'
import { ApiError } from '#web/api/api-error.ts'
import { queryClient } from '#web/api/query-client.ts'
import { recentKey, usageQuery } from '#web/features/run/queries.ts'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { useOptions } from '#web/features/run/request.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import type { WrittenAgain } from './write-in-browser.ts'

declare global {
  interface Window {
    LanguageModel?: BrowserModels
  }
}

type Words = typeof browserWriting

type Props = {
  summary: WrittenAgain
  onWritten: (summary: DeliveredSummary) => void
  /** Another model of the reader's own, in the place of their browser's, with the words for it. */
  models?: BrowserModels | undefined
  words?: Words
}

/** The offer to have the model of the reader's own browser write a summary, where it has one. */
export function BrowserWriting(props: Props) {
  const { summary, models = window.LanguageModel, words = browserWriting } = props
  const { language: wanted } = useOptions()
  const { language: spoken } = summary
  const { data: availability = 'unavailable' } = useQuery({
    queryKey: ['browser-model', words.start, spoken, wanted],
    queryFn: () => (models === undefined ? 'unavailable' : readAvailability(models, { spoken, wanted })),
    // It is on the machine of the reader.
    networkMode: 'always',
  })
  const { progress, failure, isWorking, start, stop } = useBrowserWriting(props, words)
  if (models === undefined || availability === 'unavailable') return null
  if (isWorking)
    return (
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <output className="flex items-center gap-2">
          <Spinner />
          {progress.stage}
        </output>
        <span className="text-muted tabular-nums">{progress.amount}</span>
        <Button variant="quiet" size="sm" onClick={stop}>
          {words.cancel}
        </Button>
      </div>
    )
  return (
    <div className="mt-2 text-sm">
      {failure !== null && (
        <p role="alert" className="text-warn">
          {failure}
        </p>
      )}
      <Button variant="secondary" size="sm" className="mt-1" onClick={() => start(models)}>
        {words.start}
      </Button>
      <p className="mt-1 text-muted">
        {words.offer} {availability !== 'available' && words.downloads}
      </p>
    </div>
  )
}

const failures: Readonly<Record<NoAnswerReason, 'refused' | 'tooLong' | 'unusable' | 'failed'>> = {
  refused: 'refused',
  'too-long': 'tooLong',
  unfound: 'unusable',
  unusable: 'unusable',
  cut: 'unusable',
  failed: 'failed',
  ceiling: 'failed',
}

function useBrowserWriting({ summary, onWritten }: Props, words: Words) {
  const options = useOptions()
  const [progress, setProgress] = useState({ stage: '', amount: '' })
  const show = (stage: string, amount = ''): void => setProgress({ stage, amount })
  const running = useRef<AbortController | null>(null)
  const { mutate, data, error, isPending, reset } = useMutation({
    // It is on the machine of the reader.
    networkMode: 'always',
    mutationFn: async (models: BrowserModels) => {
      const { signal } = (running.current = new AbortController())
      show(words.working)
      const { writeInBrowser } = await import('./write-in-browser.ts')
      const following = {
        signal,
        onDownload: (share: number) =>
          share < 1 ? show(words.downloading, words.share(Math.round(100 * share))) : show(words.working),
        onParts: (done: number, total: number) => show(words.working, words.parts(done, total)),
        onWritten: () => show(words.checking),
      }
      const outcome = await writeInBrowser(models, { summary, options }, following)
      signal.throwIfAborted()
      if (typeof outcome === 'string') return words[failures[outcome]]
      if (outcome.locked) return words.locked
      void queryClient.invalidateQueries({ queryKey: recentKey })
      void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey })
      onWritten(outcome)
      return null
    },
  })
  const stop = (): void => {
    running.current?.abort()
    reset()
  }
  useEffect(() => () => running.current?.abort(), [])
  const failed = error instanceof ApiError ? error.message : words.failed
  return {
    progress,
    failure: error === null ? (data ?? null) : failed,
    isWorking: isPending,
    start: mutate,
    stop,
  }
}
