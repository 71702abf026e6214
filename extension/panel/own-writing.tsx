import { useMemo } from 'react'
import { browserWriting } from '#messages/browser-writing.ts'
import { ownModelWriting } from '#messages/own-model-writing.ts'
import { BrowserWriting } from '#web/features/result/browser-writing.tsx'
import type { DeliveredSummary } from '#web/features/run/reducer.ts'
import { ownModels } from '../alone/own-models.ts'
import type { OwnModel } from '../alone/own-models.ts'

type Props = {
  summary: DeliveredSummary
  model: OwnModel | null
  onWritten: (summary: DeliveredSummary) => void
}

/** The offer to have a model of the person's own write: the one that they chose, else their browser's. */
export function OwnWriting({ summary, model, onWritten }: Props) {
  const models = useMemo(
    () => (model === null ? null : ownModels(model, (url, init) => fetch(url, init))),
    [model],
  )
  if (model === null || models === null)
    return 'LanguageModel' in window ? <BrowserWriting summary={summary} onWritten={onWritten} /> : null
  return <BrowserWriting summary={summary} models={models} words={wordsOf(model)} onWritten={onWritten} />
}

function wordsOf({ name, server }: OwnModel): typeof browserWriting {
  const { host } = new URL(server)
  return {
    ...browserWriting,
    start: ownModelWriting.start(name),
    offer: ownModelWriting.offer(host),
    working: ownModelWriting.working(name),
    failed: ownModelWriting.failed(name, host),
    refused: ownModelWriting.refused(name),
    tooLong: ownModelWriting.tooLong(name),
    unusable: ownModelWriting.unusable(name),
  }
}
