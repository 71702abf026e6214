import type { LanguageModel, ModelCall } from '#core/writing/language-model.ts'

/** A line that a model was shown: its id, its video, and the words of the speaker. */
export type ShownLine = { sid: string; title: string; quote: string }

/** A sentence of the answer, with what it cites. */
export type WrittenLine = { text: string; cites: { sid: string; quote: string }[] }

/**
 * A model that is asked for overviews, and answers as `write` says: the gist first. What it was asked is in
 * `calls`.
 */
export function createOverviewModel(contextTokens = 100_000): LanguageModel & {
  calls: ModelCall[]
  write: (shown: readonly ShownLine[]) => WrittenLine[]
} {
  const calls: ModelCall[] = []
  const model = {
    name: 'overview-model',
    contextTokens,
    maxOutputTokens: 8192,
    price: { inputMicroUsd: 100_000, outputMicroUsd: 400_000 },
    calls,
    write: (shown: readonly ShownLine[]): WrittenLine[] =>
      shown.slice(0, 9).map(({ sid, quote }) => ({ text: quote, cites: [{ sid, quote }] })),
    ask: async (call: ModelCall) => {
      calls.push(call)
      const answer = model.write(linesIn(call.prompt)).map((line, at) => ({ p: at === 0 ? 1 : 2, ...line }))
      const text = JSON.stringify({ said: true, answer })
      call.onText(text)
      return { text, finish: 'stop' as const, inputTokens: 0, outputTokens: 0 }
    },
  }
  return model
}

function linesIn(prompt: string): ShownLine[] {
  return [...prompt.matchAll(/^\[(s\d+)\] (.*?): .*?"(.+)"$/gm)].map(
    ([, sid = '', title = '', quote = '']) => ({
      sid,
      title,
      quote,
    }),
  )
}
