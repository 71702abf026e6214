import type * as source from '#messages/feature-demos.ts'
import { plural } from './language.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'ట్రాన్స్‌క్రిప్ట్‌లో వెతకండి',
  sentencesFound: (found, all) => `${all} వాక్యాల్లో ${found}`,
  left: (count, allowance) =>
    plural(count, { one: `${allowance}లో ${count} మిగిలింది`, other: `${allowance}లో ${count} మిగిలాయి` }),
  requests: { newVideo: 'కొత్త వీడియో', failing: 'విఫలమయ్యేది', repeated: 'అదే మళ్లీ' },
  losePart: (number) => `భాగం ${number} తీసేయండి`,
}
