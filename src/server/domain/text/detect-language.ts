import { tellKin } from './tell-kin.ts'

const sampleLength = 500
const minLetters = 20

/**
 * The language of a text as a BCP 47 code, `und` when the text is too short or the answer unsure. Looks at about 1,500
 * characters from three places; the detector is loaded on first use.
 */
export async function detectLanguage(text: string): Promise<string> {
  const sample = sampleOf(text)
  if ((sample.match(/\p{L}/gu) ?? []).length < minLetters) return 'und'
  const { eld } = await import('eld/extrasmall')
  const result = eld.detect(sample)
  return result.language !== '' && result.isReliable() ? tellKin(result.language, sample) : 'und'
}

function sampleOf(text: string): string {
  if (text.length <= sampleLength * 3) return text
  const starts = [0.1, 0.45, 0.8].map((share) => Math.floor(text.length * share))
  return starts.map((start) => text.slice(start, start + sampleLength).toWellFormed()).join(' ')
}
