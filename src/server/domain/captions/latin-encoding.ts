/**
 * Encodings of Latin letters from before Unicode, and for each language written in them the letters beyond ASCII that it has.
 * Western European comes first, because it is taken when others fit no better.
 */
const latinEncodings: readonly (readonly [encoding: string, languages: readonly string[]])[] = [
  [
    'windows-1252',
    [
      'àâæçéèêëîïôœùûüÿ',
      'äöüß',
      'áéíóúüñ¿¡',
      'áâãàçéêíóôõúü',
      'àèéìíîòóù',
      'åæøéèóòôü',
      'åäöéüà',
      'éèëïóöüáê',
      'áðéíóúýþæö',
      'àçèéíïòóúü·',
    ],
  ],
  ['windows-1250', ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'ăâîşţșț', 'čćđšž']],
  ['iso-8859-2', ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'ăâîşţșț', 'čćđšž']],
  ['windows-1254', ['çğıöşüâîû']],
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž']],
]
/** Quotes, dashes and signs that text in any language may have. */
const common = '“”„‚‘’«»‹›–—…°§©®™€•\u00a0'
const wide = /\P{ASCII}/gu

/** The encoding in which most letters beyond ASCII are those of one language; `windows-1252` when others fit no better. */
export function detectLatin(sample: Uint8Array): string {
  let best = { encoding: 'windows-1252', share: 0 }
  for (const [encoding, languages] of latinEncodings) {
    const letters = new TextDecoder(encoding).decode(sample).toLowerCase().match(wide) ?? []
    for (const language of languages) {
      const expected = new Set(language + common)
      const share = letters.filter((letter) => expected.has(letter)).length / Math.max(1, letters.length)
      if (share > best.share) best = { encoding, share }
    }
  }
  return best.encoding
}
