/** Money for a million tokens in millionths of a US dollar, from a day on. */
type DatedPrice = { from: string; inputMicroUsd: number; outputMicroUsd: number }

/** The facts about a model before it is asked. Sizes in tokens; prices with the newest last. */
type KnownModel = { contextTokens: number; maxOutputTokens: number; prices: readonly DatedPrice[] }

const million = 1_000_000
const everSince = '2026-01-01'

function priced(inputUsd: number, outputUsd: number, from = everSince): DatedPrice {
  return { from, inputMicroUsd: inputUsd * million, outputMicroUsd: outputUsd * million }
}

/** The Flash models' window and longest answer: https://ai.google.dev/gemini-api/docs/models (10/2026). */
const flash = { contextTokens: 1_000_000, maxOutputTokens: 65_536 }

/**
 * The GPT models take more, but above 272,000 tokens of input the whole call costs about twice as much; a
 * longer transcript is cheaper in parts. https://developers.openai.com/api/docs/pricing, as of 2026-09-22.
 */
const gpt = { contextTokens: 272_000, maxOutputTokens: 128_000 }

/**
 * Sizes and prices by the provider's name of a model. Prices are those for text without a discount, out of
 * https://ai.google.dev/gemini-api/docs/pricing as of 2026-10-07 and
 * https://developers.openai.com/api/docs/pricing as of 2026-09-22.
 */
const knownModels: Readonly<Record<string, KnownModel>> = {
  // The page announces the second price together with the first.
  'gemini-3.8-flash': { ...flash, prices: [priced(0.75, 3.75), priced(1.5, 7.5, '2027-01-01')] },
  'gemini-3.5-flash': { ...flash, prices: [priced(1.5, 9)] },
  'gemini-3.5-flash-lite': { ...flash, prices: [priced(0.3, 2.5)] },
  'gpt-6-sol': { ...gpt, prices: [priced(2, 10)] },
  'gpt-6-luna': { ...gpt, prices: [priced(0.1, 0.5)] },
}

/** Sizes of an unknown model without settings: small enough for most servers at home. */
const unknownModel = { contextTokens: 32_768, maxOutputTokens: 8192 }

/** The sizes of a model in tokens; cautious for an unknown one, except for the set window. */
export function sizesOf(
  name: string,
  setContextTokens: number | null,
): { contextTokens: number; maxOutputTokens: number } {
  const known = knownModels[name]
  if (known !== undefined) {
    return { contextTokens: known.contextTokens, maxOutputTokens: known.maxOutputTokens }
  }
  const contextTokens = setContextTokens ?? unknownModel.contextTokens
  return { contextTokens, maxOutputTokens: Math.min(unknownModel.maxOutputTokens, contextTokens) }
}

/** The sizes of a model are known before it is asked. */
export function isKnown(name: string): boolean {
  return knownModels[name] !== undefined
}

/** The price of a model on a day, in millionths of a dollar for a million tokens; else `null`. */
export function priceOf(name: string, now: number): { inputMicroUsd: number; outputMicroUsd: number } | null {
  const day = new Date(now).toISOString().slice(0, 10)
  const price = knownModels[name]?.prices.findLast(({ from }) => from <= day)
  return price === undefined
    ? null
    : { inputMicroUsd: price.inputMicroUsd, outputMicroUsd: price.outputMicroUsd }
}
