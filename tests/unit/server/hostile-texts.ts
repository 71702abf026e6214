/** The bytes of a text, in memory of their own. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text))
/** A text of as many bytes, of one part again and again between its ends. */
export const filled =
  (part: string, [before, after]: readonly [string, string]) =>
  (bytes: number): string =>
    `${before}${part.repeat(Math.floor((bytes - before.length - after.length) / part.length)).replace(/,$/, '')}${after}`
/** The same with as many values as the main thread reads; with more it is not read. */
const manyValues = 250_000
export const values =
  (part: string, ends: readonly [string, string]) =>
  (bytes: number): string => {
    const marks = part.match(/[[{,:]/g)?.length ?? 1
    return filled(part, ends)(Math.min(bytes, Math.floor(manyValues / marks) * part.length))
  }
const shapes = [
  filled('[],', ['[', ']']),
  values('[],', ['[', ']']),
  values('{"a":{"b":{"c":1}}},', ['{"contents":[', ']}']),
  values('[[[]]],', ['{"contents":[', ']}']),
  (bytes: number) => '['.repeat(Math.min(bytes, manyValues)),
  (bytes: number) => `["${'x'.repeat(bytes - 4)}"]`,
]
/** JSON that is as hard to read as JSON can be, and texts of its own. */
export const json =
  (own: readonly ((bytes: number) => string)[] = []) =>
  (bytes: number) =>
    [...shapes, ...own].map((make) => make(bytes))

/** As a connection gives it, and as a long piece of an answer is read. */
export const inPieces = (text: string): string[] => text.match(/[^]{1,32768}/gu) ?? []
