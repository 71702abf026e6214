import type * as source from '#messages/quota-line.tsx'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) => `आज ${count} मोफत सारांश`,
  freeLeftToday: (count) => `आज ${count} मोफत सारांश शिल्लक`,
  left: (count) => `${count} सारांश शिल्लक`,
  noneLeft: (link) => <>0 सारांश शिल्लक. {link('आणखी सारांश मिळवा')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      0 सारांश शिल्लक. पुढचे {moment} वाजता, किंवा {link('आत्ताच आणखी मिळवा')}
    </>
  ),
}
