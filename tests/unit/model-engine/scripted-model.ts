import { ModelFailure } from '#core/writing/language-model.ts'
import type { LanguageModel, ModelAnswer, ModelCall } from '#core/writing/language-model.ts'

/** The answer of a model: the text of its answer, an answer in detail, or a failure. */
export type Reply = string | { text: string; finish: ModelAnswer['finish'] } | ModelFailure

/** Decides on a reply; `turn` counts the questions from 0. */
export type Script = (call: ModelCall, turn: number) => Reply | Promise<Reply>

export type ScriptedModel = LanguageModel & {
  /** Every question that was asked, in order. */
  asked: ModelCall[]
  /** The number of questions were open at the same time, at most. */
  maxConcurrent: () => number
}

/** Characters of an answer that come together. */
const pieceLength = 7
const charactersPerToken = 4

/** A model that answers by a script, streaming its answer in small pieces. */
export function createScriptedModel(script: Script, changes: Partial<LanguageModel> = {}): ScriptedModel {
  const asked: ModelCall[] = []
  let open = 0
  let max = 0

  async function ask(call: ModelCall): Promise<ModelAnswer> {
    call.signal.throwIfAborted()
    asked.push(call)
    open += 1
    max = Math.max(max, open)
    try {
      const reply = await script(call, asked.length - 1)
      call.signal.throwIfAborted()
      if (reply instanceof ModelFailure) throw reply
      const { text, finish } = typeof reply === 'string' ? { text: reply, finish: 'stop' as const } : reply
      for (let at = 0; at < text.length; at += pieceLength) {
        call.onText(text.slice(at, at + pieceLength))
        call.signal.throwIfAborted()
      }
      await Promise.resolve()
      return {
        text,
        finish,
        inputTokens: Math.ceil(call.prompt.length / charactersPerToken),
        outputTokens: Math.ceil(text.length / charactersPerToken),
      }
    } finally {
      open -= 1
    }
  }

  return {
    name: 'scripted-1',
    contextTokens: 1_000_000,
    maxOutputTokens: 16_000,
    price: { inputMicroUsd: 300_000, outputMicroUsd: 2_500_000 },
    ask,
    asked,
    maxConcurrent: () => max,
    ...changes,
  }
}
