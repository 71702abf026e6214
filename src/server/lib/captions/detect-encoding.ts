/**
 * Encodings from before Unicode that caption files are still found in, each with the commonest characters of the
 * language written in it. Western European text is what is left when none fits.
 */
const legacyEncodings: readonly (readonly [encoding: string, common: string])[] = [
  ['shift_jis', 'のにはをたがでてとしれさいるすなもまらりうかこ、。スーンルトリラクイ'],
  ['euc-jp', 'のにはをたがでてとしれさいるすなもまらりうかこ、。スーンルトリラクイ'],
  ['gb18030', '，。的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能那得于着下自过后用'],
  ['big5', '，。的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能那得於著下自過後用'],
  ['euc-kr', '이다는에의을를가고하기지도은한사로서리자나그어라시인대수있것게들해만일니면여습요'],
  ['windows-1251', 'оеаинтсрвлкмдпуыьяз'],
  ['koi8-r', 'оеаинтсрвлкмдпуыьяз'],
  ['windows-1253', 'αοιετσνηυρπκμλςόίάέ'],
  ['windows-1255', 'יוהלארתבשמנםע'],
  ['windows-1256', 'اليمونرتبةعدسفهكحق'],
  ['windows-874', 'านรอกเงมยลวดทสตะปบคห่้ีัิ'],
]
const sampleBytes = 64 * 1024
const leastShareOfCommon = 0.3

/** The encoding of a text file, by its byte order mark or its bytes, as a name `TextDecoder` knows. */
export function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : detectLegacy(bytes.subarray(0, sampleBytes)))
}

/** UTF-16 without a mark shows in its digits, blanks and line ends: every second byte of those is 0. */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const pairs = Math.min(bytes.byteLength, sampleBytes) >> 1
  const zeros = { even: 0, odd: 0 }
  for (let i = 0; i < pairs * 2; i += 2) {
    if (bytes[i] === 0) zeros.even += 1
    if (bytes[i + 1] === 0) zeros.odd += 1
  }
  if (zeros.odd > pairs / 20 && zeros.even < zeros.odd / 20) return 'utf-16le'
  if (zeros.even > pairs / 20 && zeros.odd < zeros.even / 20) return 'utf-16be'
  return null
}

/** A few broken sequences do not make a UTF-8 file a file of another encoding. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!text.includes('\ufffd')) return true
  const counts = { wide: 0, broken: 0 }
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === 0xfffd) counts.broken += 1
    else if (code > 0x7f) counts.wide += 1
  }
  return counts.wide > counts.broken * 4
}

function detectLegacy(sample: Uint8Array): string {
  let best = { encoding: 'windows-1252', share: leastShareOfCommon }
  for (const [encoding, common] of legacyEncodings) {
    const share = shareOfCommon(new TextDecoder(encoding).decode(sample), common)
    if (share > best.share) best = { encoding, share }
  }
  return best.encoding
}

/**
 * How much of the text beyond ASCII is common characters that stand next to others beyond ASCII. Western European
 * accents stand alone between ASCII letters, so they count for nothing here.
 */
function shareOfCommon(text: string, common: string): number {
  const wanted = new Set(common)
  const counts = { wide: 0, common: 0 }
  for (let i = 0; i < text.length; i += 1) {
    if (text.charCodeAt(i) <= 0x7f) continue
    counts.wide += 1
    const hasNeighbour = text.charCodeAt(i - 1) > 0x7f || text.charCodeAt(i + 1) > 0x7f
    if (hasNeighbour && wanted.has(text.charAt(i))) counts.common += 1
  }
  return counts.wide === 0 ? 0 : counts.common / counts.wide
}
