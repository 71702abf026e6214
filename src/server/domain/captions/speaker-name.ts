/** Brackets, in which others may stand: `The Chair (Anna Lee (Leith, Lib.))`. */
export const bracketedPart =
  /[[(（][^()（）[\]]{0,60}(?:[(（][^()（）[\]]{0,60}[)）][^()（）[\]]{0,20})?[)）\]]/gu
/** What programs and editors write behind a name: pronouns, an organisation, a role, a device. */
const appended = new RegExp(String.raw`\s*(?:${bracketedPart.source}|[|｜].{0,60}|\s[-–—]\s.{0,60})\s*$`, 'u')
const brackets = /^[[(（【](.*)[\])）】]$/u
const marks = /^[\s*_#>\-–—]+|[\s*_:：]+$/gu

/** The name of a speaker as it is shown: without brackets, marks, and what is written behind it, if a name remains. */
export function cleanSpeaker(written: string): string {
  const unmarked = written.replaceAll(marks, '').replace(brackets, '$1').trim()
  const name = unmarked.replace(appended, '').trim()
  return /\p{L}/u.test(name) ? name : unmarked
}
