/** Languages of YouTube's pages, whose transcript panel says each time for screen readers. */
export const panelLanguages = (
  'af am ar as az be bg bn bs ca cs da de el en es et eu fa fi fil fr gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo ' +
  'lt lv mk ml mn mr ms my nb ne nl or pa pl pt pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-TW zu'
).split(' ')
const unitsMs = { hour: 3_600_000, minute: 60_000, second: 1000 } as const
type Unit = keyof typeof unitsMs
/** Numbers that show every form of the plural. */
const samples = [0, 1, 2, 3, 5, 11, 21, 100]

type UnitWord = { word: string; unit: Unit; languages: string[] }

/** The words for hours, minutes and seconds in all languages, longest first. */
let knownWords: readonly UnitWord[] | null = null

function unitWords(): readonly UnitWord[] {
  if (knownWords !== null) return knownWords
  const found = new Map<string, UnitWord>()
  for (const language of panelLanguages) {
    for (const unit of Object.keys(unitsMs).filter(isUnit)) {
      for (const sample of samples) {
        const word = unitWord(language, unit, sample)
        const known = found.get(`${word} ${unit}`) ?? { word, unit, languages: [] }
        if (word !== '') found.set(`${word} ${unit}`, known)
        if (!known.languages.includes(language)) known.languages.push(language)
      }
    }
  }
  knownWords = [...found.values()].toSorted((a, b) => b.word.length - a.word.length)
  return knownWords
}

const formats = new Map<string, Intl.NumberFormat>()

/** The word of a language for a unit behind a number, in lower case. */
function unitWord(language: string, unit: Unit, number: number): string {
  const key = `${language} ${unit}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' })
  formats.set(key, format)
  const part = format.formatToParts(number).find(({ type }) => type === 'unit')
  return part?.value.trim().toLowerCase() ?? ''
}

/**
 * The word for a unit at the start of a text, whole or the one that fits its number: behind `13` a glued
 * `sekund` is no `sekunda`.
 */
function findUnit(rest: string, number: number): UnitWord | undefined {
  const starting = unitWords().filter(({ word }) => rest.startsWith(word))
  return (
    starting.find(({ word }) => !/^\p{L}/u.test(rest.slice(word.length))) ??
    starting.find(({ word, unit, languages }) =>
      languages.some((language) => unitWord(language, unit, number) === word),
    ) ??
    starting[0]
  )
}

function isUnit(name: string): name is Unit {
  return Object.hasOwn(unitsMs, name)
}

const numberAt = /[^\p{L}\p{N}]{0,4}(?:\p{L}{1,3}[ \u00a0\u202f])?(\d{1,3})[ \u00a0\u202f]{0,2}/uy
const maxParts = 3
const maxWordLength = 24

/**
 * The number of characters at the start of a text that repeat the time for screen readers, as in `1 minute, 2
 * seconds`, in any language of YouTube's pages; 0 where there are none, or another time. The words of the
 * caption may follow without a blank.
 */
export function spokenTimeLength(text: string, startMs: number): number {
  if (!/^\s{0,4}\d/.test(text)) return 0
  let total = 0
  let end = 0
  for (let part = 0; part < maxParts; part += 1) {
    numberAt.lastIndex = end
    const number = numberAt.exec(text)
    if (number === null) break
    const after = numberAt.lastIndex
    const rest = text.slice(after, after + maxWordLength).toLowerCase()
    const found = findUnit(rest, Number(number[1]))
    if (found === undefined) break
    total += Number(number[1]) * unitsMs[found.unit]
    end = after + found.word.length
    if (total === Math.floor(startMs / 1000) * 1000)
      return end + (/^[,.]?[ \u00a0]?/.exec(text.slice(end))?.[0].length ?? 0)
  }
  return 0
}
