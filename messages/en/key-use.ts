/** When a key ends and when it was used. Moments come in like "Nov 21, 2026" and "2 hours ago". */
export const keyFacts = {
  noEnd: 'No end date',
  ended: (day: string) => `Ended ${day}`,
  ends: (day: string) => `Ends ${day}`,
  neverUsed: 'Never used',
  usedThisHour: 'Used within the last hour',
  lastUsed: (ago: string) => `Last used ${ago}`,
}

/** The page with the last calls of a key. */
export const keyUse = {
  none: 'No calls yet.',
  caption: (max: number) => `The last ${max} calls at most, newest first`,
  status: 'Status',
  call: 'Call',
  time: 'Time',
}
