import type { SummaryLanguage } from '#product/summary-options.ts'
import { detectLanguage, isAlike, primaryOf } from '#server/domain/text/detect-language.ts'

/** Frequent characters that have another form in the other script, in pairs. */
const simplified = /[们这国说时会为来个学对发经现过还进动关点车长门问间见]/gu
const traditional = /[們這國說時會為來個學對發經現過還進動關點車長門問間見]/gu

/**
 * The language that a text is in, by its BCP 47 code: the one that was wanted where it may be that one, or is unknown.
 */
export async function languageOfText(text: string, wanted: SummaryLanguage): Promise<string> {
  const detected = await detectLanguage(text)
  const primary = primaryOf(wanted)
  if (detected === 'und') return wanted
  if (detected === 'zh') return primary === 'zh' ? (chineseOf(text) ?? wanted) : (chineseOf(text) ?? 'zh')
  return isAlike(primaryOf(detected), primary) ? wanted : detected
}

/** The script by its frequent characters; `null` when there are about as many of both. */
function chineseOf(text: string): SummaryLanguage | null {
  const plain = text.match(simplified)?.length ?? 0
  const full = text.match(traditional)?.length ?? 0
  if (plain > full * 2) return 'zh-Hans'
  return full > plain * 2 ? 'zh-Hant' : null
}
