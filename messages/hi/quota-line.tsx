import type * as source from '#messages/quota-line.tsx'

export const quotaLine: typeof source.quotaLine = {
  freeToday: (count) => `आज ${count} मुफ़्त सारांश`,
  freeLeftToday: (count) => `आज ${count} मुफ़्त सारांश बाक़ी`,
  left: (count) => `${count} सारांश बाक़ी`,
  noneLeft: (link) => <>0 सारांश बाक़ी। {link('और सारांश पाएँ')}</>,
  noneLeftUntil: (moment, link) => (
    <>
      0 सारांश बाक़ी। अगले सारांश: {moment}, या {link('अभी और पाएँ')}
    </>
  ),
}
