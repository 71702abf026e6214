const escape = 0x1b
const koreanEscape = [escape, 0x24, 0x29, 0x43]
const shiftOut = 0x0e
const shiftIn = 0x0f
const minRuns = 2
/** Letters of UTF-7 in Base64, which begin behind `+`. */
const base64Run = /\+([A-Za-z0-9+/]{2,2000})-?/g
/** Characters of GB 2312 in HZ, two of ASCII for each. */
const hzRun = /~\{((?:[!-w][!-~]){1,2000})~\}/g
const notAscii = /\P{ASCII}/u

/** Whether a file is in ISO-2022-KR, which has its mark at the beginning of the file or of a line. */
export function isIso2022Kr(bytes: Uint8Array): boolean {
  const at = bytes.indexOf(escape)
  return at !== -1 && koreanEscape.every((byte, i) => bytes[at + i] === byte)
}

/** The text of a file in ISO-2022-KR: between two marks, bytes of EUC-KR without their highest bit. */
export function decodeIso2022Kr(bytes: Uint8Array): string {
  const start = bytes.indexOf(escape)
  const raised = new Uint8Array(bytes.length)
  let length = 0
  let isShifted = false
  for (const [at, byte] of bytes.entries()) {
    if (byte === shiftOut || byte === shiftIn) isShifted = byte === shiftOut
    else if (at < start || at >= start + koreanEscape.length) {
      raised[length] = isShifted && byte > 0x20 ? byte | 0x80 : byte
      length += 1
    }
  }
  return new TextDecoder('euc-kr').decode(raised.subarray(0, length))
}

/** A text of nothing but ASCII in which letters are written as HZ or UTF-7 asks for, with those letters; any other stays. */
export function readSevenBits(text: string): string {
  const mayBeHz = text.includes('~{')
  if ((!mayBeHz && !text.includes('+')) || notAscii.test(text)) return text
  return (mayBeHz ? decodeHz(text) : null) ?? decodeUtf7(text) ?? text
}

function decodeHz(text: string): string | null {
  if ((text.match(hzRun)?.length ?? 0) < minRuns) return null
  return text
    .replace(hzRun, (_, pairs: string) => {
      const raised = Uint8Array.from(pairs, (character) => character.charCodeAt(0) | 0x80)
      return new TextDecoder('gb18030').decode(raised)
    })
    .replaceAll('~~', '~')
}

/** All runs have to be letters: in a text of words and sums, a `+` hardly ever begins any. */
function decodeUtf7(text: string): string | null {
  const runs = text.match(base64Run) ?? []
  if (runs.length < minRuns || runs.some((run) => lettersOf(run) === null)) return null
  return text.replace(base64Run, (run) => lettersOf(run) ?? run).replaceAll('+-', '+')
}

/** The letters that a run of Base64 is in UTF-16; `null` where it is none beyond ASCII, or does not end as such a run does. */
function lettersOf(run: string): string | null {
  const written = run.slice(1).replace(/-$/, '')
  const bytes = Buffer.from(written, 'base64')
  const units = bytes.subarray(0, bytes.length & ~1)
  if (units.toString('base64').replaceAll('=', '') !== written) return null
  const letters = new TextDecoder('utf-16be').decode(units)
  const isText = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u.test(letters)
  return isText && notAscii.test(letters) && !letters.includes('\ufffd') ? letters : null
}
