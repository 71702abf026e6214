import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'గడువు లేదు',
  ended: (day) => `గడువు ${day}తో ముగిసింది`,
  ends: (day) => `గడువు ${day} వరకు`,
  neverUsed: 'ఎప్పుడూ వాడలేదు',
  usedThisHour: 'గత గంటలో వాడారు',
  lastUsed: (ago) => `చివరిగా వాడింది ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'ఇంకా కాల్స్ లేవు.',
  caption: (max) => `చివరి కాల్స్, గరిష్ఠంగా ${max}, కొత్తవి ముందు`,
  status: 'స్టేటస్',
  call: 'కాల్',
  time: 'సమయం',
}
