import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'ఇది YouTube మిక్స్. దీని మొదటి వీడియో సారాంశం మాత్రమే వస్తుంది.',
  channel: 'ఛానెల్',
  playlist: 'ప్లేలిస్ట్',
  takesFirst: 'దీని మొదటి వీడియో సారాంశం మాత్రమే వస్తుంది.',
  choose: 'దీని వీడియోల నుంచి ఎంచుకోండి',
  chooseOf: (count) =>
    plural(count, { one: `${count} వీడియో నుంచి ఎంచుకోండి`, other: `${count} వీడియోల నుంచి ఎంచుకోండి` }),
}
