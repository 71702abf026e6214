import type * as source from '#messages/list-offer.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'यह YouTube मिक्स है। सिर्फ़ इसके पहले वीडियो का सारांश बनता है।',
  channel: 'एक चैनल',
  playlist: 'एक प्लेलिस्ट',
  takesFirst: 'सिर्फ़ इसके पहले वीडियो का सारांश बनता है।',
  choose: 'इसके वीडियो में से चुनें',
  chooseOf: (count) => `${count} वीडियो में से चुनें`,
}
