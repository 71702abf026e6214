import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'तुमचे संग्रह पाहण्यासाठी साइन इन करा.'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'व्हिडिओ निवडा', signIn: 'एका वेळी अनेक व्हिडिओंचे सारांश तयार करण्यासाठी साइन इन करा.' },
  list: { heading: 'संग्रह', signIn: seeCollections },
  one: { heading: 'संग्रह', signIn: seeCollections },
}
