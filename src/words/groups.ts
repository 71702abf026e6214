/** Pairs of words that turn a sentence round. */
export const oppositeNames = [
  'rise',
  'more',
  'highest',
  'over',
  'before',
  'first',
  'early',
  'begin',
  'easy',
  'good',
  'big',
  'long',
  'fast',
  'strong',
  'cheap',
  'near',
  'high',
  'new',
  'same',
  'win',
  'buy',
  'allow',
  'love',
  'safe',
  'true',
  'open',
  'include',
  'accept',
  'support',
  'succeed',
  'inside',
  'wide',
  'rich',
  'positive',
  'feasible',
  'add',
  'alive',
  'legal',
  'public',
  'hot',
  'with',
] as const

/** The series of what a number counts. */
export const unitNames = ['time', 'scale', 'money', 'length', 'weight', 'data'] as const
/** Words of which one excludes the others. */
export const seriesNames = [...unitNames, 'month', 'weekday', 'ordinal', 'compass', 'colour'] as const

export type Series = (typeof seriesNames)[number]

/**
 * The members of each series. Units that the platform knows have its names, months and days its order:
 * there a language lists what the platform does not say, `hourly` for an hour.
 */
export const seriesMembers: Readonly<Record<Series, readonly string[]>> = {
  time: words('second minute hour day week month quarter year decade century millisecond'),
  scale: words('hundreds thousands millions billions trillions'),
  money: words('dollar euro pound yen rupee cent franc won yuan peso real ruble riyal rupiah'),
  length: words('millimeter centimeter meter kilometer mile foot inch yard'),
  weight: words('gram kilogram ton ounce liter gallon percent'),
  data: words('kilobyte megabyte gigabyte terabyte byte bit megabit gigabit'),
  month: words('january february march april may june july august september october november december'),
  weekday: words('monday tuesday wednesday thursday friday saturday sunday yesterday today tomorrow'),
  ordinal: words('first second third fourth fifth sixth seventh eighth ninth tenth'),
  compass: words('north south east west left right'),
  colour: words('red blue green yellow white grey brown orange purple pink'),
}

function words(text: string): string[] {
  return text.split(' ')
}

/** The size of each member of a series in the smallest unit; `null` where a unit is of another kind. */
export const unitSizes: Readonly<Record<string, readonly (number | null)[]>> = {
  time: [1, 60, 3600, 86_400, 604_800, 2_629_800, 7_889_400, 31_557_600, 315_576_000, 3_155_760_000, 0.001],
  length: [1, 10, 1000, 1_000_000, 1_609_344, 304.8, 25.4, 914.4],
  weight: [1, 1000, 1_000_000, 28.35, null, null, null],
  data: [1, 1000, 1_000_000, 1_000_000_000, 0.001, 0.000_125, 125, 125_000],
}
