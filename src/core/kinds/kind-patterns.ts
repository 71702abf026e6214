import { patternOf } from '#core/languages/define-language.ts'
import { dateNames } from '#product/date-names.ts'
import { wordsOf } from '#words'
import type { KindWords } from '#words/schema.ts'

/** Patterns over a sentence, by which the kind of a talk and the lines of its form are known. */
export type KindPatterns = Readonly<
  Record<
    Exclude<
      keyof KindWords,
      'leads' | 'units' | 'days' | 'concludes' | 'endings' | 'articles' | 'work' | 'workWithin'
    >,
    RegExp
  >
> & {
  /** A number with a unit, in digits or words, such as `200 degrees` or `half an hour`. */
  amount: RegExp
  /** The same also with an article, such as `a good pinch`. */
  portion: RegExp
  /** The whole of a word is a unit, such as `minutes`. */
  measures: RegExp
  /** A day, by its name or from today. */
  day: RegExp
  /** A word that denies. */
  denies: RegExp
  /** A speaker takes something on that tasks are made of. */
  takesWork: RegExp
  /** A speaker asks for something that tasks are made of, or says that it ought to be done. */
  asksWork: RegExp
  oughtsWork: RegExp
  /** A sentence that ends as what closes a discussion does, such as `Go wireless then.` */
  settles: RegExp
  /** A sentence that begins so. */
  concludes: RegExp
}

/** The end of a sentence that asks. */
export const question = /[?？؟]["'”’»)\]」』]*$/u

/** A text ends with a question. */
export function isQuestion(text: string): boolean {
  return question.test(text)
}

const unspaced = new Set(['ja', 'zh'])
/** Languages that ask without an order of words of its own. */
const asksAnywhere = new Set(['ja', 'zh', 'hi'])
const never = /(?!)/u
/** `May` and `mai` are other words too, and no longer name of a month is as often. */
const longestAmbiguousMonth = 3
const known = new Map<string, KindPatterns | null>()

/** The patterns of a language, by its code; `null` where nobody wrote its words. */
export function kindPatternsOf(code: string): KindPatterns | null {
  const found = known.get(code)
  if (found !== undefined) return found
  const words = wordsOf(code)?.kinds
  const patterns = words === undefined ? null : createPatterns(code, words)
  known.set(code, patterns)
  return patterns
}

/** The words of whole numbers and of fractions. */
function numberWords(code: string): string[] {
  const numbers = wordsOf(code)?.numbers
  const { cardinals = {}, factors = {}, fractions = {} } = numbers ?? {}
  return [cardinals, factors, fractions].flatMap((forms) => Object.values(forms).flat())
}

/** One thing with another behind it: anywhere, or `within` so many words, none of which is one to skip. */
function nearTo(
  lead: string,
  work: string,
  { within, skips }: { within: number | undefined; skips: string },
): RegExp {
  const between = String.raw`(?:[^\p{L}]+(?!${skips})[\p{L}'’]+){0,${within}}[^\p{L}]+`
  return within === undefined
    ? new RegExp(`^(?=.*${lead})(?=.*${work})`, 'isu')
    : new RegExp(lead + between + work, 'iu')
}

function createPatterns(code: string, words: KindWords): KindPatterns {
  const isSpaced = !unspaced.has(code)
  const before = isSpaced ? String.raw`(?<![\p{L}\p{M}])` : ''
  const after = isSpaced ? String.raw`(?![\p{L}\p{M}])` : ''
  const any = (list: string[]): string => patternOf(list, String.raw`[\p{L}\p{M}]`) + after
  const pattern = (list: string[]): RegExp => new RegExp(before + any(list), 'iu')
  const { leads, units, days, articles = [], endings = [], concludes: closes, workWithin, ...rest } = words
  const actions =
    leads === undefined
      ? pattern(rest.actions)
      : new RegExp(String.raw`(?:^|[,;:]\s|${before}${any(leads)},?\s)${any(rest.actions)}`, 'iu')
  const entries = Object.entries(rest).map(([name, list = []]) => [name, pattern(list)] as const)
  const named: Record<string, RegExp> = Object.fromEntries(entries)
  const weekdays = dateNames(code, 'weekday').map((name) => `${name.toLowerCase()}*`)
  const months = dateNames(code, 'month').filter((name) => name.length > longestAmbiguousMonth)
  const list = (name: keyof typeof rest): RegExp => named[name] ?? never
  const ofUnits = (numbers: string[]): RegExp =>
    new RegExp(
      String.raw`(?:(?:\p{N}|[½¼¾])\s?|${before}${any(numbers)}\s?(?:\p{L}{1,2}\s){0,2})(?:°|%|${any(units)})`,
      'iu',
    )
  const article = String.raw`${before}${any(articles)}\s(?:\p{L}+\s)?${any(units)}`
  const amount = ofUnits(numberWords(code))
  const takes = before + any(rest.takes)
  const work = before + any(rest.work)
  const toWork = (lead: string): RegExp => nearTo(lead, work, { within: workWithin, skips: any(articles) })
  return {
    actions,
    doers: list('doers'),
    needs: list('needs'),
    warnings: list('warnings'),
    takes: list('takes'),
    asks: list('asks'),
    oughts: list('oughts'),
    decisions: list('decisions'),
    open: list('open'),
    meeting: list('meeting'),
    show: list('show'),
    teaching: list('teaching'),
    frame: list('frame'),
    asking: asksAnywhere.has(code) ? list('asking') : new RegExp(`^[¿¡\\s]*${any(words.asking)}`, 'iu'),
    amount,
    portion: articles.length === 0 ? amount : new RegExp(`${amount.source}|${article}`, 'iu'),
    takesWork: toWork(takes),
    asksWork: toWork(before + any(rest.asks)),
    oughtsWork: rest.oughts === undefined ? never : toWork(before + any(rest.oughts)),
    supposes: list('supposes'),
    unsure: list('unsure'),
    asksReason: list('asksReason'),
    reasons: list('reasons'),
    concludes: closes === undefined ? never : new RegExp(`^${any(closes)}`, 'iu'),
    tellers: list('tellers'),
    settles: endings.length === 0 ? never : new RegExp(String.raw`${before}${any(endings)}(?:\p{P}|$)`, 'iu'),
    measures: new RegExp(`^${any(units)}$`, 'iu'),
    day: pattern([...days, ...weekdays, ...months]),
    denies: pattern(wordsOf(code)?.negations ?? []),
  }
}
