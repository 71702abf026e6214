import { detect } from 'jschardet'

/** Encodings from before Unicode that browsers read, each by its name there and the detector's. */
const encodings = {
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
  'windows-1253': 'Windows-1253',
  'windows-1254': 'Windows-1254',
  'windows-1255': 'Windows-1255',
  'windows-1256': 'Windows-1256',
  'windows-1257': 'Windows-1257',
  'windows-1258': 'Windows-1258',
  'windows-874': 'CP874',
  'iso-8859-2': 'ISO-8859-2',
  'iso-8859-5': 'ISO-8859-5',
  'iso-8859-6': 'ISO-8859-6',
  'koi8-u': 'KOI8-U',
  shift_jis: 'SHIFT_JIS',
  'euc-jp': 'EUC-JP',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
} as const

const names = new Map(Object.entries(encodings).map(([name, detected]) => [detected.toLowerCase(), name]))

/** The encoding from before Unicode that fits bytes best; `windows-1252` where none does. */
export function detectLegacy(sample: Uint8Array): string {
  const { encoding } = detect(sample, { detectEncodings: Object.values(encodings) })
  return names.get(encoding?.toLowerCase() ?? '') ?? 'windows-1252'
}
