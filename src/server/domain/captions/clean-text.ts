/** Marks that are not seen: soft hyphen, direction marks, byte order mark. */
const invisible = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** What stands for a blank: every blank but the line end, the zero-width blank, control characters, half pairs. */
const blank = /(?:[^\S\n]|[[\p{Cc}\p{Cs}]--\n]|\u200b)+/gv
const musicNotes = /[\u2669-\u266c\u{1f3b5}\u{1f3b6}]/gu
/** Marks and letters that may be written apart from the letter that they make with the one before. */
const decomposed = /\p{M}|[\u1100-\u11ff]/u
/** Anything of the above, and empty places. Most captions have none of it, which is found out in one look. */
const untidy =
  / {2}|[^\S \n]|[[\p{Cc}\p{Cf}\p{Cs}]--\n]|[\u2669-\u266c\u{1f3b5}\u{1f3b6}]|^[ \n]|[ \n]$| \n|\n[ \n]/v

/** The text of a caption with letters whole, lines parted by `\n`: no music notes, invisible marks, empty lines or needless blanks. */
export function cleanText(text: string): string {
  const whole = decomposed.test(text) ? text.normalize('NFC') : text
  if (whole === '' || !untidy.test(whole)) return whole
  const plain = whole.replace(invisible, '').replace(musicNotes, ' ').replace(blank, ' ')
  const lines = plain.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n')
}
