import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'हे YouTube मिक्स आहे. त्यातल्या फक्त पहिल्या व्हिडिओचा सारांश होतो.',
  channel: 'चॅनल',
  playlist: 'प्लेलिस्ट',
  takesFirst: 'त्यातल्या फक्त पहिल्या व्हिडिओचा सारांश होतो.',
  choose: 'त्यातल्या व्हिडिओंमधून निवडा',
  chooseOf: (count) =>
    plural(count, { one: `त्यातल्या ${count} व्हिडिओमधून निवडा`, other: `त्यातल्या ${count} व्हिडिओंमधून निवडा` }),
}
