import type { SummaryLanguage } from '#product/summary-options.ts'
import { detectLanguage } from '#server/domain/text/detect-language.ts'

/** Codes under which the detector knows a language, and languages that it takes for each other. */
const alike: readonly (readonly string[])[] = [
  ['id', 'ms'],
  ['no', 'nb', 'nn', 'da'],
  ['hi', 'mr'],
  ['hr', 'sr', 'sl'],
  ['cs', 'sk'],
]
/** Frequent characters that have another form in the other script, in pairs. */
const simplified = /[们这国说时会为来个学对发经现过还进动关点车长门问间见]/gu
const traditional = /[們這國說時會為來個學對發經現過還進動關點車長門問間見]/gu

/**
 * The language that a text is in, by its BCP 47 code: the one that was wanted where it may be that one, or is unknown.
 */
export async function languageOfText(text: string, wanted: SummaryLanguage): Promise<string> {
  const detected = await detectLanguage(text)
  const primary = wanted.split('-', 1)[0] ?? wanted
  if (detected === 'und') return wanted
  if (detected === 'zh') return primary === 'zh' ? (chineseOf(text) ?? wanted) : (chineseOf(text) ?? 'zh')
  const code = detected.split('-', 1)[0] ?? detected
  const isAlike = alike.some((codes) => codes.includes(code) && codes.includes(primary))
  return code === primary || isAlike ? wanted : detected
}

/** The script by its frequent characters; `null` when there are about as many of both. */
function chineseOf(text: string): SummaryLanguage | null {
  const plain = text.match(simplified)?.length ?? 0
  const full = text.match(traditional)?.length ?? 0
  if (plain > full * 2) return 'zh-Hans'
  return full > plain * 2 ? 'zh-Hant' : null
}
