import type * as source from '#messages/quota-line.tsx'
import { plural } from './language.ts'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) =>
    plural(count, { one: `இன்று ${count} இலவசச் சுருக்கம்`, other: `இன்று ${count} இலவசச் சுருக்கங்கள்` }),
  freeLeftToday: (count) =>
    plural(count, {
      one: `இன்று இன்னும் ${count} இலவசச் சுருக்கம்`,
      other: `இன்று இன்னும் ${count} இலவசச் சுருக்கங்கள்`,
    }),
  left: (count) => plural(count, { one: `${count} சுருக்கம் மீதம்`, other: `${count} சுருக்கங்கள் மீதம்` }),
  noneLeft: (link) => <>0 சுருக்கங்கள் மீதம். {link('மேலும் பெறுங்கள்')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      0 சுருக்கங்கள் மீதம். அடுத்தவை: {moment}, அல்லது {link('இப்போதே மேலும் பெறுங்கள்')}
    </>
  ),
}
