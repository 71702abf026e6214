import type { LanguageModel, MadeCall } from '#core/writing/language-model.ts'
import { createAnswerEngine } from '#server/engines/model/answer-engine.ts'
import type { AnswerEngineDeps } from '#server/engines/model/answer-engine.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { ScenarioName } from '#tests/fakes/language-model/scenarios.ts'
import { startModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import type { ModelSimulator } from '#tests/fakes/language-model/simulator.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { simulatedModel } from '#tests/unit/language-model/simulated-models.ts'

/** The application with a simulated model that answers questions, and does what `use` says. */
export type Answering = AsyncDisposable & {
  server: TestApp
  simulator: ModelSimulator
  /** The costs of the calls of the model. */
  recorded: MadeCall[]
  use: (name: ScenarioName) => void
}

/** Starts it; waiting takes no time. */
export async function startAnswering(changes: Partial<AnswerEngineDeps> = {}): Promise<Answering> {
  const simulator = await startModelSimulator()
  const chosen: { name: ScenarioName } = { name: 'honest' }
  const recorded: MadeCall[] = []
  const model: LanguageModel = {
    ...simulatedModel(simulator, 'openai', 'honest'),
    ask: (call) => simulatedModel(simulator, 'openai', chosen.name).ask(call),
  }
  const answerEngine = createAnswerEngine({
    models: [model],
    clock: { ...systemClock, wait: () => Promise.resolve() },
    random: Math.random,
    onCall: (record) => void recorded.push(record),
    ...changes,
  })
  const server = await startApp({ answerEngine })
  return {
    server,
    simulator,
    recorded,
    use: (name) => {
      chosen.name = name
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await simulator[Symbol.asyncDispose]()
    },
  }
}
