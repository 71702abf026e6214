import type { DraftInsight } from '#core/draft-summary.ts'
import { correctedItem, quotesSchema } from './answer-schema.ts'
import type { LanguageModel } from './language-model.ts'
import { askForQuotes } from './prompts/ask-repair.ts'
import type { Doubt } from './prompts/ask-repair.ts'
import { systemPrompt } from './prompts/fence.ts'
import type { RepairRun } from './run.ts'
import { NoAnswer } from './session.ts'
import { createWrappedReader } from './stream/read-wrapped.ts'
import type { Statement } from './tidy-answer.ts'
import { tidyInsight } from './tidy-answer.ts'

/** Statements that are asked about together. */
const maxDoubts = 30
/** Sentences that are shown before and after the one that is cited. */
const reach = 4
const tokensEach = 160
const tokensBesides = 1000

/**
 * Asks once, for all statements together, for the exact words behind those whose quotes were not found. What
 * is given for a statement was found now, or says that the model took it back; statements without an entry
 * are as they were.
 */
export async function correctQuotes<Item extends DraftInsight>(
  run: RepairRun,
  model: LanguageModel,
  items: readonly Item[],
): Promise<Map<Item, Statement>> {
  const { sentences } = run.input
  const asked = items.filter(({ sentence }) => sentence < sentences.length).slice(0, maxDoubts)
  if (asked.length === 0) return new Map()
  const doubts: Doubt[] = asked.map((draft) => ({
    draft,
    around: sentences.slice(Math.max(0, draft.sentence - reach), draft.sentence + reach + 1),
  }))
  const answer = await ask(run, model, doubts)
  if (answer === null) return new Map()
  const corrections = new Map<Item, Statement>()
  for (const [position, item] of asked.entries()) {
    const given = answer.get(position)
    const found = given === undefined ? null : run.findEvidence(given)
    if (found !== null) corrections.set(item, { draft: found, isRetracted: false })
    else if (given === undefined) corrections.set(item, { draft: item, isRetracted: true })
  }
  return corrections
}

/** The corrected statements by their place; `null` when there was no answer. */
async function ask(
  run: RepairRun,
  model: LanguageModel,
  doubts: readonly Doubt[],
): Promise<Map<number, DraftInsight> | null> {
  const corrected = new Map<number, DraftInsight>()
  let isAnswer = false
  const reader = createWrappedReader(
    {
      onText: () => undefined,
      onValue: (path, value) => {
        if (path[0] !== 'insights') return
        isAnswer ||= path.length === 1
        const item = path.length === 2 ? correctedItem.safeParse(value).data : undefined
        const tidy = item === undefined ? null : tidyInsight(item, run.guard)
        if (tidy !== null)
          corrected.set(tidy.position, { text: tidy.text, quote: tidy.quote, sentence: tidy.sentence })
      },
    },
    ['insights'],
  )
  try {
    const { text } = await run.session.ask(model, {
      purpose: run.repairPurpose,
      system: systemPrompt,
      prompt: askForQuotes(doubts, run.boundary),
      schema: quotesSchema,
      maxOutputTokens: Math.min(model.maxOutputTokens, tokensBesides + tokensEach * doubts.length),
    })
    reader.push(text)
    reader.end()
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return null
  }
  return isAnswer ? corrected : null
}
