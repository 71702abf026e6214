/** What people put between the digits of a code, and marks that nobody sees. */
const separators = /[\s\p{Dash}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A typed code without blanks and dashes, its digits in ASCII whatever the script of the keyboard. */
export function normalizeCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(separators, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
}

/** Each script has its ten digits in a row of Unicode that begins with the zero; some have two rows, one after the other. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((point - zero) % 10)
}
