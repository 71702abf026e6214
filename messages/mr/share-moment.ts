import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'ही ओळ शेअर करा',
  found: 'ज्यांच्याकडे लिंक असेल त्यांना ही ओळ आणि तिच्या आसपास बोललेले दिसते. त्यात तुमच्याबद्दल काहीही नसते.',
  notFound:
    'ज्यांच्याकडे लिंक असेल त्यांना ही ओळ दिसते, ट्रान्सक्रिप्टमध्ये सापडली नाही अशा खुणेसह. त्यात तुमच्याबद्दल काहीही नसते.',
  copyImage: 'चित्र म्हणून कॉपी करा',
  picture: 'ओळ, तिची स्थिती आणि व्हिडिओमधली तिची जागा',
  pictureCopied: 'चित्र कॉपी झाले',
  pictureDownloaded: 'चित्र डाउनलोड झाले',
  pictureNotLoaded: 'चित्र लोड होऊ शकले नाही.',
}
