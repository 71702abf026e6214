import { foldDigits } from './fold-digits.ts'

/** What people put between the digits of a code, and marks that nobody sees. */
const separators = /[\s\p{Dash}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A typed code without blanks and dashes, its digits in ASCII whatever the script of the keyboard. */
export function normalizeCode(typed: string): string {
  return foldDigits(typed.normalize('NFKC').replaceAll(separators, ''))
}
