import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'अपने संग्रह देखने के लिए साइन इन करें।'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'वीडियो चुनें', signIn: 'एक साथ कई वीडियो के सारांश बनाने के लिए साइन इन करें।' },
  list: { heading: 'मेरे संग्रह', signIn: seeCollections },
  one: { heading: 'संग्रह', signIn: seeCollections },
}
