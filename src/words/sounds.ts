/**
 * The consonants of a name by how they sound, in the scripts that most names meet in: letters of one line
 * sound alike, and what stands in no line is a vowel, near to one, or unheard.
 */
const sounds: Readonly<Record<string, string>> = {
  b: 'bбबभ ب バビブベボ',
  d: 'dдδदधडढ د ض ذ ダデド',
  f: 'fфφफ ف フ',
  g: 'gгґγगघ غ ガギグゲゴ',
  k: 'kcqкхκχकख ك ق خ カキクケコ',
  l: 'lrлрλρलरळ ل ر ラリルレロ',
  m: 'mмμम م マミムメモ',
  n: 'nнνनणञङं ن ナニヌネノン',
  p: 'pпπप پ パピプペポ',
  s: 'szjсзжшщцчσζξसशषचछजझ س ص ز ش ج چ ث サシスセソザジズゼゾチツヂヅ',
  t: 'tтτθतथटठ ت ط タテト',
}
/** The sound of a letter; none of a vowel. */
export const soundOf: ReadonlyMap<string, string> = new Map(
  Object.entries(sounds).flatMap(([sound, letters]) =>
    Array.from(letters.replaceAll(' ', ''), (letter) => [letter, sound] as const),
  ),
)
/** Letters that sound otherwise together; the dotted letters of Hindi. */
export const soundsTogether: readonly (readonly [RegExp, string])[] = [
  [/[szct]?ch|sh|tsch|tz/gu, 's'],
  [/дж|ज़/gu, 's'],
  [/ph|फ़/gu, 'f'],
  [/th/gu, 't'],
  [/क्ष|x/gu, 'ks'],
  [/[cg](?=[eiy])/gu, 's'],
]
