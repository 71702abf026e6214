import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'இது ஒரு YouTube மிக்ஸ். அதன் முதல் வீடியோ மட்டுமே சுருக்கப்படும்.',
  channel: 'ஒரு சேனல்',
  playlist: 'ஒரு பிளேலிஸ்ட்',
  takesFirst: 'அதன் முதல் வீடியோ மட்டுமே சுருக்கப்படும்.',
  choose: 'அதன் வீடியோக்களிலிருந்து தேர்ந்தெடு',
  chooseOf: (count) =>
    plural(count, {
      one: `${count} வீடியோவிலிருந்து தேர்ந்தெடு`,
      other: `${count} வீடியோக்களிலிருந்து தேர்ந்தெடு`,
    }),
}
