import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'समाप्ति की तारीख़ नहीं',
  ended: (day) => `${day} को समाप्त हुई`,
  ends: (day) => `${day} को समाप्त होगी`,
  neverUsed: 'कभी इस्तेमाल नहीं हुई',
  usedThisHour: 'पिछले एक घंटे में इस्तेमाल हुई',
  lastUsed: (ago) => `आख़िरी इस्तेमाल: ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'अभी कोई कॉल नहीं।',
  caption: (max) => `ज़्यादा से ज़्यादा आख़िरी ${max} कॉल, नई पहले`,
  status: 'स्थिति',
  call: 'कॉल',
  time: 'समय',
}
