import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'शेवटची तारीख नाही',
  ended: (day) => `${day} रोजी संपली`,
  ends: (day) => `${day} रोजी संपेल`,
  neverUsed: 'कधीच वापरली नाही',
  usedThisHour: 'गेल्या तासाभरात वापरली',
  lastUsed: (ago) => `शेवटचा वापर ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'अजून एकही कॉल नाही.',
  caption: (max) => `जास्तीत जास्त शेवटचे ${max} कॉल, नवे आधी`,
  status: 'स्थिती',
  call: 'कॉल',
  time: 'वेळ',
}
