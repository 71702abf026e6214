/** Marks that are often left out when typing: accents, the vowel signs of Arabic and Hebrew, the Arabic lengthening. */
const optionalMarks = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g

/** Letters that people write for each other and that Unicode does not tell are alike. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

/** One spelling for all ways to write the same: case, width, accents, ligatures, forms of Arabic letters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(optionalMarks, '')
    .normalize('NFC')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
}
