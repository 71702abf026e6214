import type { Clock } from '#server/ports/clock.ts'
import { ModelFailure, withAsk } from '#server/ports/language-model.ts'
import type { LanguageModel } from '#server/ports/language-model.ts'
import { afterFailure, trusted, whyClosed } from './circuit-breaker.ts'

/**
 * The same models in the same order, each passed over for a while after it failed in a way that the next question would too: then
 * it fails at once, with the kind of that failure and the time that is left. The caller goes on to the next one.
 */
export function createModelChain(
  models: readonly LanguageModel[],
  clock: Pick<Clock, 'now'>,
): LanguageModel[] {
  return models.map((model) => guard(model, clock))
}

function guard(model: LanguageModel, clock: Pick<Clock, 'now'>): LanguageModel {
  let breaker = trusted
  return withAsk(model, async (call) => {
    call.signal.throwIfAborted()
    const closed = whyClosed(breaker, clock.now())
    if (closed !== null) {
      throw new ModelFailure(closed.kind, closed.retryAfterSeconds, { cause: new Error('passed over') })
    }
    try {
      const answer = await model.ask(call)
      breaker = trusted
      return answer
    } catch (error) {
      if (error instanceof ModelFailure) breaker = afterFailure(breaker, error, clock.now())
      throw error
    }
  })
}
