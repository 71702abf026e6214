import type * as source from '#messages/quota-line.tsx'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) => `আজ ${count}টি ফ্রি সারাংশ`,
  freeLeftToday: (count) => `আজ আর ${count}টি ফ্রি সারাংশ বাকি`,
  left: (count) => `${count}টি সারাংশ বাকি`,
  noneLeft: (link) => <>0টি সারাংশ বাকি। {link('আরও সারাংশ নিন')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      0টি সারাংশ বাকি। আবার পাবেন {moment}-এ, অথবা {link('এখনই আরও নিন')}
    </>
  ),
}
