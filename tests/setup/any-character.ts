import fc from 'fast-check'

const surrogates = { from: 0xd8_00, count: 0x8_00 }

/**
 * Any character at all, for strings. The unit `binary` of fast-check is the same, and first makes a table of
 * all 1.1 million, which takes a second and 100 MB in each worker.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.from ? code : code + surrogates.count))
