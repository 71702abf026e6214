import type * as source from '#messages/feature-demos.ts'
import { plural } from './language.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'ट्रान्सक्रिप्टमध्ये शोधा',
  sentencesFound: (found, all) =>
    plural(found, { one: `${all} पैकी ${found} वाक्य`, other: `${all} पैकी ${found} वाक्ये` }),
  left: (count, allowance) => `${allowance} पैकी ${count} शिल्लक`,
  requests: { newVideo: 'नवा व्हिडिओ', failing: 'अयशस्वी होणारा', repeated: 'तोच पुन्हा' },
  losePart: (number) => `भाग ${number} वगळा`,
}
