import type * as source from '#messages/shared-collection.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'व्हिडिओ थोडक्यात, Précis ने तयार केलेले: प्रत्येक ओळ बोललेल्याशी ताडून पाहिली आहे. तुमच्या व्हिडिओंवर वापरून पाहा.',
  title: 'शेअर केलेला संग्रह',
  loading: 'लोड होत आहे...',
  overview: 'आढावा',
  more: 'आणखी दाखवा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  count: (count) => `${count} व्हिडिओ थोडक्यात`,
  channel: 'YouTube वरचे चॅनल',
  playlist: 'YouTube वरची प्लेलिस्ट',
  unnamed: 'एक व्हिडिओ',
  from: (title, time) => `${title}, ${time} पासून, YouTube वर`,
}
