import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'लिंक तयार करा',
  link: 'लिंक',
  copy: 'लिंक कॉपी करा',
  send: 'पाठवा',
  stop: 'शेअर करणे थांबवा',
  stopsForGood: 'शेअर करणे थांबवले, तर ही लिंक कायमची बंद होते.',
}
