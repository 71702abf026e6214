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
