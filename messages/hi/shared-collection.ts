import type * as source from '#messages/shared-collection.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'संक्षेप में वीडियो, Précis से बने: हर पंक्ति वीडियो में कही गई बात से जाँची जाती है। अपने वीडियो के साथ आज़माएँ।',
  title: 'शेयर किया गया संग्रह',
  loading: 'खुल रहा है...',
  overview: 'ओवरव्यू',
  more: 'और दिखाएँ',
  tryAgain: 'फिर कोशिश करें',
  count: (count) => `${count} वीडियो, संक्षेप में`,
  channel: 'YouTube पर चैनल',
  playlist: 'YouTube पर प्लेलिस्ट',
  unnamed: 'एक वीडियो',
  from: (title, time) => `${title}, ${time} से, YouTube पर`,
}
