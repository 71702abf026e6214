import { z } from 'zod'
import { correctedItem, quotesSchema } from '#core/writing/answer-schema.ts'
import type { LanguageModel } from '#core/writing/language-model.ts'
import { createBoundary, disarm, fence, systemPrompt } from '#core/writing/prompts/fence.ts'
import { NoAnswer } from '#core/writing/session.ts'
import { createPromptGuard } from '#core/writing/stream/clean-text.ts'
import { createWrappedReader } from '#core/writing/stream/read-wrapped.ts'
import { tidyInsight } from '#core/writing/tidy-answer.ts'
import type { LineRepairer, LineToRepair, RepairedLine } from '#server/ports/summary-engine.ts'
import { openCheckSession } from './model-checker.ts'
import type { CheckerDeps } from './model-checker.ts'

/** Lines that are asked for again together. */
const maxLines = 20
const tokensEach = 160
const tokensBesides = 600
const retracted = z.object({ n: z.coerce.number().int().positive(), text: z.literal('') })

/** Makes what has the writing model write lines again that differ from what was said, all in one call. */
export function createLineRepairer(deps: CheckerDeps): LineRepairer {
  return {
    repair: async (lines, { language, ...options }) => {
      const asked = lines.slice(0, maxLines)
      const repaired = new Map<string, RepairedLine | null>()
      const guard = createPromptGuard([systemPrompt], language)
      const reader = createWrappedReader(
        {
          onText: () => undefined,
          onValue: (path, value) => {
            if (path[0] !== 'insights' || path.length !== 2) return
            const gone = retracted.safeParse(value).data
            const item = gone === undefined ? correctedItem.safeParse(value).data : undefined
            const line = asked[gone === undefined ? (item?.position ?? -1) : gone.n - 1]
            if (line === undefined) return
            const tidy = item === undefined ? null : tidyInsight(item, guard)
            if (gone !== undefined) repaired.set(line.id, null)
            else if (tidy !== null) {
              repaired.set(line.id, { text: tidy.text, quote: tidy.quote, sentence: tidy.sentence })
            }
          },
        },
        ['insights'],
      )
      try {
        const { text } = await openCheckSession(deps, options).ask(deps.model, {
          purpose: 'check',
          system: systemPrompt,
          prompt: askRepair(asked, language, createBoundary(deps.random)),
          schema: quotesSchema,
          maxOutputTokens: tokensFor(deps.model, asked.length),
        })
        reader.push(text)
        reader.end()
      } catch (error) {
        if (!(error instanceof NoAnswer) && !options.signal.aborted) throw error
      }
      return repaired
    },
  }
}

function tokensFor(model: LanguageModel, lines: number): number {
  return Math.min(model.maxOutputTokens, tokensBesides + tokensEach * lines)
}

function askRepair(lines: readonly LineToRepair[], language: string, boundary: string): string {
  const blocks = lines.map(({ text, findings, from, said }, position) =>
    fence(
      'LINE',
      [
        `Line ${position + 1}: ${disarm(text, boundary)}`,
        ...findings.map((each) => `Found: ${disarm(each, boundary)}`),
        ...said.map((each, offset) => `[s${from + offset}] ${disarm(each, boundary)}`),
      ],
      boundary,
    ),
  )
  return [
    ...blocks,
    '',
    `Each line above says something else than what was said below it, as found. Write each again in the same language (${language}), so that it says exactly what was said there, with the exact words that bear it out. Where nothing of it is said there, give it an empty "text" and an empty "quote".`,
    'The object has one key, "insights": a list of {"n":1,"text":"...","sid":"s17","quote":"..."}, "n" being the number of the line.',
  ].join('\n')
}
