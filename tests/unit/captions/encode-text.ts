/** Text as bytes in an encoding from before Unicode, by turning the platform's own decoder round. */
export function encodeLegacy(text: string, encoding: string): Uint8Array {
  const table = tableOf(encoding)
  const bytes: number[] = []
  for (const char of text) {
    const code = table.get(char)
    if (code === undefined) throw new Error(`${encoding} has no ${char}`)
    bytes.push(...code)
  }
  return Uint8Array.from(bytes)
}

const tables = new Map<string, Map<string, number[]>>()

function tableOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding)
  if (known !== undefined) return known
  const table = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (code: number[]) => {
    const char = decoder.decode(Uint8Array.from(code))
    if (Array.from(char).length === 1 && char !== '\ufffd' && !table.has(char)) table.set(char, code)
  }
  for (let byte = 0; byte < 256; byte += 1) add([byte])
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) add([lead, trail])
  }
  tables.set(encoding, table)
  return table
}

/** Text as UTF-16 without a byte order mark. */
export function encodeUtf16(text: string, order: 'little' | 'big'): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), order === 'little')
  return bytes
}

/** Pieces of bytes as one. */
export function concatBytes(...pieces: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}
