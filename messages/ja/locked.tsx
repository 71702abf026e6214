import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'ロック中',
  unlock: 'アップグレードすると要約が無制限に',
  next: (moment) => <>次の無料要約：{moment}</>,
  upgrade: 'アップグレードする',
  viewPlans: '料金プランを見る',
  signIn: 'プランをお持ちの方：ログイン',
}
