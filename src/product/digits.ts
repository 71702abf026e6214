const digit = /\p{Nd}/u
const otherDigits = /(?![0-9])\p{Nd}/gu

/** The text with the decimal digits of all scripts as ASCII digits; everything else stays. */
export function foldDigits(text: string): string {
  return text.replaceAll(otherDigits, asciiDigit)
}

/** Each script has its ten digits in Unicode rows that begin with the zero; some have several rows. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The characters that people put between and around the digits of a code, and invisible marks. */
const separators = /[^\p{L}\p{N}]/gu

/** A typed code without blanks and marks, its digits in ASCII whatever the script of the keyboard. */
export function normalizeCode(typed: string): string {
  return foldDigits(typed.normalize('NFKC').replaceAll(separators, ''))
}
