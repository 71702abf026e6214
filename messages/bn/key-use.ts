import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'মেয়াদের সীমা নেই',
  ended: (day) => `মেয়াদ শেষ হয়েছে ${day}`,
  ends: (day) => `মেয়াদ শেষ ${day}`,
  neverUsed: 'কখনো ব্যবহার হয়নি',
  usedThisHour: 'গত এক ঘণ্টার মধ্যে ব্যবহার হয়েছে',
  lastUsed: (ago) => `শেষ ব্যবহার ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'এখনো কোনো কল নেই।',
  caption: (max) => `সর্বোচ্চ শেষ ${max}টি কল, নতুনগুলো আগে`,
  status: 'স্ট্যাটাস',
  call: 'কল',
  time: 'সময়',
}
