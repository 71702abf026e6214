import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'लिंक बनाएँ',
  link: 'लिंक',
  copy: 'लिंक कॉपी करें',
  send: 'भेजें',
  stop: 'शेयर करना बंद करें',
  stopsForGood: 'शेयर करना बंद करने पर यह लिंक हमेशा के लिए काम करना बंद कर देगा।',
}
