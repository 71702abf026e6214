import type * as source from '#messages/quota-line.tsx'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) => `今日は無料で${count}件要約できます`,
  freeLeftToday: (count) => `今日の無料要約は残り${count}件です`,
  left: (count) => `要約は残り${count}件です`,
  noneLeft: (link) => <>要約は残り0件です。{link('要約を増やす')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      要約は残り0件です。{moment}に回復します。{link('今すぐ増やす')}
    </>
  ),
}
