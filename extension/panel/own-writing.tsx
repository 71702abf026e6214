import { useMemo } from 'react'
import { browserWriting } from '#messages/browser-writing.ts'
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
    start: `Write it with ${name}`,
    offer: `These are the speaker's own sentences. Your model at ${host} can write a summary: the transcript goes there and nowhere else, and every line is then looked up here.`,
    working: `${name} is writing...`,
    failed: `${name} gave no answer. Is ${host} running, and does it allow this extension? Look for models again in the settings. The speaker's own sentences stay.`,
    refused: `${name} won't write about this video. The speaker's own sentences stay.`,
    tooLong: `This video doesn't fit into ${name}. The speaker's own sentences stay.`,
    unusable: `Nothing that ${name} wrote can be used. The speaker's own sentences stay.`,
  }
}
