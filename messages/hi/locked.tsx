import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'लॉक',
  unlock: 'असीमित सारांश पाने के लिए अपग्रेड करें',
  next: (moment) => <>आपका अगला मुफ़्त सारांश: {moment}</>,
  upgrade: 'अभी अपग्रेड करें',
  viewPlans: 'प्लान और दाम देखें',
  signIn: 'मेरे पास प्लान है: साइन इन करें',
}
