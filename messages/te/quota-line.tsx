import type * as source from '#messages/quota-line.tsx'
import { plural } from './language.ts'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) => plural(count, { one: `ఈరోజు ${count} ఉచిత సారాంశం`, other: `ఈరోజు ${count} ఉచిత సారాంశాలు` }),
  freeLeftToday: (count) =>
    plural(count, {
      one: `ఈరోజు ఇంకా ${count} ఉచిత సారాంశం ఉంది`,
      other: `ఈరోజు ఇంకా ${count} ఉచిత సారాంశాలు ఉన్నాయి`,
    }),
  left: (count) => plural(count, { one: `ఇంకా ${count} సారాంశం ఉంది`, other: `ఇంకా ${count} సారాంశాలు ఉన్నాయి` }),
  noneLeft: (link) => <>0 సారాంశాలు మిగిలాయి. {link('మరిన్ని సారాంశాలు పొందండి')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      0 సారాంశాలు మిగిలాయి. మళ్లీ వచ్చేది: {moment}, లేదా {link('ఇప్పుడే పొందండి')}
    </>
  ),
}
