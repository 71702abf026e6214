import type { ModelFailure } from '#server/ports/language-model.ts'
import type { ProviderError } from './provider-error.ts'

/** How an answer ended: in the words common to all providers, and in the provider's own. */
export type Ending = { unified: string; raw: string | undefined }

/** What is to be known about a question to understand why it failed. */
export type Asked = {
  /** Whether the question may be larger than the model's window: it has at least a character for each of its tokens. */
  mayBeTooLong: boolean
  now: number
}

/** What only the provider of a model can say about its answers. */
export type CallJudge = {
  judgeEnding: (ending: Ending) => 'stop' | 'length' | ModelFailure
  judgeError: (error: ProviderError, asked: Asked) => ModelFailure
}
