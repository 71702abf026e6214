import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'మీ సేకరణలు చూడటానికి సైన్ ఇన్ చేయండి.'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'వీడియోలు ఎంచుకోండి', signIn: 'ఒకేసారి చాలా వీడియోల సారాంశాలు పొందడానికి సైన్ ఇన్ చేయండి.' },
  list: { heading: 'సేకరణలు', signIn: seeCollections },
  one: { heading: 'సేకరణ', signIn: seeCollections },
}
