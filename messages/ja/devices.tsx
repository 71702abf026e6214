import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `同時にログインできるデバイスは${max}台までです。`,
  held: (max) =>
    `ほかの${max}台のデバイスでログインしています。ここで続けるには、いずれかを削除してください。`,
  thisDevice: 'このデバイス',
  waiting: '待機中',
  seen: (last, first) => (
    <>
      最終利用：{last}、初回：{first}
    </>
  ),
  locationUnknown: '場所は不明',
  kinds: { desktop: 'パソコン', mobile: 'スマートフォン', tablet: 'タブレット' },
  remove: '削除',
  removeNamed: (name) => `${name}を削除`,
  removeThis: 'このデバイスを削除しますか？ ここからログアウトします。',
  removeOther: '削除しますか？ すぐにログアウトされます。',
  removeDevice: 'デバイスを削除',
  removed: 'デバイスを削除しました',
  error: 'エラー',
  failed: 'デバイスを削除できませんでした',
}
