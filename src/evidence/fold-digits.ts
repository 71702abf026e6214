const digit = /\p{Nd}/u
const otherDigits = /(?![0-9])\p{Nd}/gu

/** The text with the decimal digits of all scripts as ASCII digits; everything else stays. */
export function foldDigits(text: string): string {
  return text.replaceAll(otherDigits, (character) => String(digitValue(character)))
}

/** Unicode stores the ten digits of a script together, in order. */
function digitValue(character: string): number {
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
