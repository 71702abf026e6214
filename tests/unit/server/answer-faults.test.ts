import { expect, it, vi } from 'vitest'
import { createEngines } from '#server/deps/engine-deps.ts'
import { createInProcessEngine } from '#server/engines/extractive/extractive-engine.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
import { readSettings } from '#server/settings.ts'
import { answerHonestly } from '#tests/unit/model-engine/honest-answers.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'
import { makeTranscript } from '#tests/unit/model-engine/transcript.ts'

const costs = { allowCall: () => Promise.resolve(true as const), onCall: () => undefined }

it.each([
  ['cut', /broke off/, 'MODEL_OUTPUT_TOKENS'],
  ['unusable', /not as it was asked for/, 'OPENAI_MODEL'],
] as const)(
  'an answer of no use (%s) is one line of the log, with its model and the setting that helps, and is counted',
  async (fault, text, setting) => {
    const model = createScriptedModel((call) =>
      fault === 'cut' ? { text: answerHonestly(call).slice(0, 200), finish: 'length' } : 'prose',
    )
    const warn = vi.fn()
    const metrics = createMetrics()
    const { models } = readSettings({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'small' })
    const engines = createEngines({
      settings: models,
      builtIn: createInProcessEngine(),
      log: { warn },
      costs: {
        ...costs,
        onFault: (name, kind) =>
          metrics.count('precis_model_answer_faults_total', { model: name, fault: kind }),
      },
      watch: () => model,
    })
    await engines.engine.summarize(makeTranscript(10), { signal: new AbortController().signal })
    expect(warn.mock.calls).toEqual([
      [
        { model: 'scripted-1', fault, settings: expect.arrayContaining([setting]) },
        expect.stringMatching(text),
      ],
    ])
    const { text: counted } = await metrics.read()
    expect(counted).toContain(`precis_model_answer_faults_total{model="scripted-1",fault="${fault}"} 1`)
  },
)
