import { isHindi, isHindiInLatinTag } from '#core/languages/hindi-in-latin.ts'
import { detectLanguage, isAlike, primaryOf } from '#core/text/detect-language.ts'
import type { SummaryLanguage } from '#product/summary-options.ts'

/** Frequent characters that have another form in the other script, in pairs. */
const simplified = /[们这国说时会为来个学对发经现过还进动关点车长门问间见]/gu
const traditional = /[們這國說時會為來個學對發經現過還進動關點車長門問間見]/gu

/** The language of a text by its BCP 47 code: the wanted one where it may be that, or is unknown. */
export async function languageOfText(text: string, wanted: SummaryLanguage): Promise<string> {
  const detected = await detectLanguage(text)
  const primary = primaryOf(wanted)
  if (detected === 'und') return wanted
  if (detected === 'zh') return primary === 'zh' ? (chineseOf(text) ?? wanted) : (chineseOf(text) ?? 'zh')
  // Hindi in the other script is not what was asked for.
  const isOtherScript = isHindi(wanted) && isHindiInLatinTag(detected) !== isHindiInLatinTag(wanted)
  return isAlike(primaryOf(detected), primary) && !isOtherScript ? wanted : detected
}

/** The script by its frequent characters; `null` when there are about as many of both. */
function chineseOf(text: string): SummaryLanguage | null {
  const plain = text.match(simplified)?.length ?? 0
  const full = text.match(traditional)?.length ?? 0
  if (plain > full * 2) return 'zh-Hans'
  return full > plain * 2 ? 'zh-Hant' : null
}
