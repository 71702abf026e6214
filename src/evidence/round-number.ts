/** Words in front of a number that has been rounded, in the languages that most transcripts are in. */
const about = new Set(
  `about around roughly nearly almost approximately some circa over etwa rund fast knapp ungefähr gut unos unas casi alrededor
   aproximadamente cerca environ près presque quasi circa quase около почти примерно порядка более sekitar hampir kurang lebih
   約 约 近 ほぼ およそ 大 حوالي نحو تقريبا زهاء लगभग करीब`.split(/\s+/),
)
/** Words between such a word and its number. */
const reach = 2
/** Rounded to its first figure a number may be so far off. */
const tolerance = 0.1
const years = { from: 1000, to: 2100 }

/** Whether one of some numbers gives the other when it is rounded: 347,812 and 350,000, and behind `about` 47 and 50. */
export function isRounded(stated: number, said: Iterable<number>, before: readonly string[]): boolean {
  const isAbout = before.slice(-reach).some((word) => about.has(word))
  const step = stepOf(stated)
  for (const exact of said) {
    if (isYear(exact) && isYear(stated)) continue
    const off = Math.abs(exact - stated)
    const isFiner = stepOf(exact) < step
    if (isFiner && off <= step / 2 && (isAbout ? off <= tolerance * exact : figuresOf(stated, step) > 1))
      return true
  }
  return false
}

/** Whether one of some numbers is about the same: a third of a million is a round number. */
export function isNearly(stated: number, said: Iterable<number>): boolean {
  return [...said].some((exact) => Math.abs(exact - stated) <= tolerance * exact)
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= years.from && value <= years.to
}

/** The worth of the last figure that is no zero. */
function stepOf(value: number): number {
  if (value === 0) return 1
  const [figures = '', exponent = '0'] = value.toExponential().split('e')
  const decimals = figures.split('.')[1]?.length ?? 0
  return 10 ** (Number(exponent) - decimals)
}

function figuresOf(value: number, step: number): number {
  return Math.floor(Math.log10(Math.abs(value) / step)) + 1
}
