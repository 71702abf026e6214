import type { Difference } from '#contract/evidence.ts'
import type { EvidenceIndex } from '../evidence-index.ts'
import type { Scene } from './read-scene.ts'

/**
 * What tells a name where no letter has a case: titles before and behind it, what a name is written with, and what
 * cannot be a person's role where it stands without a title; patterns.
 */
type Naming = { before?: string; behind?: string; name: string; bare?: RegExp }

const devanagari = '[\\p{sc=Deva}\\p{M}]{2,}'
const arabic = '[\\p{sc=Arab}\\p{M}]{2,}'
const surnames =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易乔喬贺賀赖賴龚'
const namings: Readonly<Record<string, Naming>> = {
  hi: {
    before: '(?:डॉ|डॉक्टर|श्री|श्रीमती|प्रोफेसर|प्रोफ़ेसर|मंत्री|राष्ट्रपति|प्रधानमंत्री)[.।]? ',
    name: devanagari,
  },
  ar: {
    before: '(?:الدكتور|الدكتورة|السيد|السيدة|الأستاذ|الأستاذة|البروفيسور|المهندس|المهندسة|شركة) ',
    name: arabic,
    bare: /^(?!ال)/u,
  },
  ja: {
    behind: '(?:さん|氏|博士|教授|社長|先生|大統領|首相|監督|選手)',
    name: '(?:[\\p{sc=Katakana}ー・]{2,}|\\p{sc=Han}{2,3})',
  },
  zh: {
    behind: '(?:先生|女士|教授|博士|老师|老師|总统|總統|主席|总理|總理|医生|醫生|经理|經理)',
    name: `[${surnames}]\\p{sc=Han}{0,2}?`,
  },
}
const patterns = new Map<string, RegExp>()
const namesOf = new WeakMap<EvidenceIndex, { text: string; names: ReadonlySet<string> }>()

/**
 * Names in scripts without capitals that nobody says in the transcript, where the quote has another: both with a title, or in the
 * place of a name that the transcript has with a title somewhere. A word without either may be an ordinary one.
 */
export function compareUncasedNames({ index, words, near }: Scene, { text }: { text: string }): Difference[] {
  const naming = namings[words.code]
  if (naming === undefined) return []
  const said = saidNames(index, words.code, naming)
  const positions = new Set(near.filter(({ isQuoted }) => isQuoted).map(({ sentence }) => sentence))
  const quote = [...positions].map((at) => index.sentences[at]?.text ?? '').join(' ')
  const others = [...said.names].filter((name) => quote.includes(name) && !text.includes(name))
  if (others.length === 0) return []
  const stated = [
    ...titledNames(text, words.code, naming),
    ...placedNames(text, quote, { names: others, bare: naming.bare }),
  ]
  return [...new Set(stated)]
    .filter((name) => !said.text.includes(name))
    .map((name) => ({ kind: 'name' as const, stated: name, said: others[0] ?? '' }))
}

function saidNames(
  index: EvidenceIndex,
  code: string,
  naming: Naming,
): { text: string; names: ReadonlySet<string> } {
  const known = namesOf.get(index)
  if (known !== undefined) return known
  const text = index.sentences.map((sentence) => sentence.text).join(' ')
  const said = { text, names: new Set(titledNames(text, code, naming)) }
  namesOf.set(index, said)
  return said
}

/** The names of a text that stand beside a title. */
function titledNames(text: string, code: string, { before, behind, name }: Naming): string[] {
  const pattern =
    patterns.get(code) ??
    new RegExp(
      before === undefined ? `(${name})(?=${behind ?? ''})` : `(?<![\\p{L}\\p{M}])${before}(${name})`,
      'gu',
    )
  patterns.set(code, pattern)
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

const word = /[\p{L}\p{M}ー・]+/gu

/** Words of a line with the same words on both sides as a name of the quote. A role may stand there too: `the doctor`. */
function placedNames(
  text: string,
  quote: string,
  { names, bare }: { names: readonly string[]; bare: RegExp | undefined },
): string[] {
  if (bare === undefined) return []
  const line = wordsIn(text)
  const spoken = wordsIn(quote)
  const positions = [...spoken.keys()].filter((position) => names.includes(spoken[position] ?? ''))
  return line.filter(
    (each, at) => bare.test(each) && positions.some((position) => isBetween(line, at, spoken, position)),
  )
}

function isBetween(
  line: readonly string[],
  at: number,
  spoken: readonly string[],
  position: number,
): boolean {
  const isSame = (step: number): boolean => line[at + step] === spoken[position + step]
  return isSame(-1) && isSame(1) && (line[at - 1] ?? line[at + 1]) !== undefined
}

function wordsIn(text: string): string[] {
  return [...text.matchAll(word)].map(([each]) => each)
}
