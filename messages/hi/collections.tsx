import type * as source from '#messages/collections.tsx'

export const progress: typeof source.progress = {
  videos: (count) => `${count} वीडियो`,
  summarized: (count, total) => `${total} में से ${count} के सारांश बने`,
  working: (count) => `${count} पर काम जारी`,
  waiting: (count) => `${count} बाक़ी`,
  failed: (count) => `${count} असफल`,
  paused: 'रोका गया',
  noneLeft: 'अभी कोई सारांश बाक़ी नहीं',
  goesOn: (moment) => `कोई सारांश बाक़ी नहीं, ${moment} से आगे बढ़ेगा`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'खुल रहा है...',
  empty: (link) => (
    <>
      यहाँ अभी कुछ नहीं है। {link('कोई प्लेलिस्ट या चैनल पेस्ट करें')} और उसके वीडियो के सारांश एक संग्रह में बनाएँ, या ख़ुद एक संग्रह
      बनाएँ।
    </>
  ),
  tags: 'टैग',
  new: 'नया संग्रह',
}

export const collectionView: typeof source.collectionView = {
  all: 'सभी संग्रह',
  loading: 'खुल रहा है...',
  gone: 'ऐसा कोई संग्रह नहीं है। हो सकता है कि उसे हटा दिया गया हो।',
  tryAgain: 'फिर कोशिश करें',
  pause: 'रोकें',
  goOn: 'आगे बढ़ाएँ',
  retry: (count) => `${count} के लिए फिर कोशिश करें`,
  add: 'वीडियो जोड़ें',
  share: 'शेयर करें',
  edit: 'बदलें',
  remove: 'हटाएँ',
  more: 'और विकल्प',
  fileWithPlan: 'प्लान के साथ फ़ाइल में सहेजें',
  file: 'Markdown में सहेजें',
  askRemoval: 'यह संग्रह हटाएँ? इसके सारांश आपके इतिहास में रहेंगे।',
  removeForGood: 'संग्रह हटाएँ',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'शीर्षक, टैग और रूप',
  title: 'शीर्षक',
  titleMissing: 'इसे कोई शीर्षक दें।',
  tags: 'टैग, बीच में कॉमा लगाकर',
  inForm: 'सारांश का रूप',
  stay: 'जिन वीडियो के सारांश बन चुके हैं, वे जैसे हैं वैसे ही रहेंगे।',
  save: 'सहेजें',
  cancel: 'रद्द करें',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'वीडियो',
  search: 'खोजें, या इन सभी वीडियो से सवाल पूछें',
  none: 'अभी कोई वीडियो नहीं है।',
  nothingFound: 'कुछ नहीं मिला।',
  onlyFailed: (count) => `सिर्फ़ ${count} असफल`,
  parts: 'सूची के हिस्से',
  before: 'पिछले',
  next: 'अगले',
  range: (first, last, total) => `${total} में से ${first} से ${last}`,
  states: {
    waiting: 'बाक़ी',
    working: 'काम जारी',
    done: 'हो गया',
    failed: 'असफल',
    skipped: 'पहले से आपका',
  },
  unnamed: 'एक वीडियो',
  failure: (name) => `${name}।`,
  takeOut: 'निकालें',
  takeOutVideo: (title) => `${title} निकालें`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'ओवरव्यू',
  writing: 'ओवरव्यू लिखा जा रहा है...',
  write: 'ओवरव्यू लिखें',
  writeAgain: 'फिर से लिखें',
}
