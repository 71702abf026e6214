/** Marks that are not seen: soft hyphen, direction marks, byte order mark. */
const invisible = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
/** What stands for a blank: every blank but the line end, the zero-width blank, control characters. */
const blank = /(?:[^\S\n]|[\p{Cc}--\n]|\u200b)+/gv
const musicNotes = /[\u2669-\u266c\u{1f3b5}\u{1f3b6}]/gu

/** The lines of a caption with plain single blanks and without music notes, invisible marks and empty lines. */
export function cleanLines(text: string): string[] {
  const plain = text.replace(invisible, '').replace(musicNotes, ' ').replace(blank, ' ')
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
