import type * as source from '#messages/following.tsx'
import { number } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'खुल रहा है...',
  count: (count, max) => `${max} में से ${count} फ़ॉलो किए गए`,
  digests: 'डाइजेस्ट',
  yourDigest: 'आपका डाइजेस्ट',
  introduction:
    'नए वीडियो के सारांश आपके लिए बनाए जाते हैं और एक डाइजेस्ट में आते हैं, हर सुबह 8:00 बजे ईमेल से। इसे यहाँ बदला जा सकता है। फ़ॉलो करना मुफ़्त है; हर सारांश एक गिना जाता है।',
  short:
    'नए वीडियो के सारांश आपके लिए बनाए जाते हैं और एक डाइजेस्ट में आते हैं। फ़ॉलो करना मुफ़्त है; हर सारांश एक गिना जाता है।',
  source: 'चैनल, प्लेलिस्ट या पॉडकास्ट',
  linkMissing: 'कोई लिंक पेस्ट करें।',
  startWith: 'शुरुआत',
  newOnly: 'सिर्फ़ नए वीडियो',
  newest: (count) => (count === 1 ? 'सबसे नया वीडियो भी' : `सबसे नए ${count} वीडियो भी`),
  inForm: 'सारांश का रूप',
  follow: 'फ़ॉलो करें',
  followed: (name) => `${name} फ़ॉलो हो गया`,
  full: (max, link) => (
    <>
      आपके प्लान में {max} फ़ॉलो किए जा सकते हैं। और जोड़ने के लिए किसी एक को अनफ़ॉलो करें, या {link('प्लान')} देखें।
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'वीडियो',
  videosOf: (name) => `${name} के वीडियो`,
  unfollow: 'अनफ़ॉलो करें',
  unfollowOne: (name) => `${name} को अनफ़ॉलो करें`,
  askUnfollow: 'इसे अनफ़ॉलो करें? आपके सारांश आपके इतिहास में रहेंगे।',
  unfollowed: 'अनफ़ॉलो हो गया',
  inForm: 'नए वीडियो के सारांश का रूप',
  formChanged: (form) => `नए वीडियो के सारांश अब “${form}” के रूप में आएँगे`,
  formNote: 'जिनके सारांश बन चुके हैं, वे जैसे हैं वैसे ही रहेंगे।',
  kinds: { channel: 'चैनल', playlist: 'प्लेलिस्ट', podcast: 'पॉडकास्ट' },
  nothingNew: 'अभी कुछ नया नहीं',
  lastNew: (ago) => `पिछला नया वीडियो ${ago}`,
  checked: (ago) => `${ago} देखा गया`,
  notDone: (count) => `${count} अभी बाक़ी`,
  leftOut: (count, max) =>
    `पिछले 7 दिनों में ${number(count)} छोड़े गए: हर स्रोत से दिन के सबसे नए ${max} वीडियो का ही सारांश बनता है।`,
  failing: 'जवाब नहीं मिल रहा',
  failingNote: 'YouTube से इसके लिए जवाब नहीं मिल रहा है। हम फिर कोशिश करेंगे, और कुछ छूटेगा नहीं।',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'फ़ॉलो करने के बाद से कुछ नया नहीं आया।',
  more: (count) => `${count} और आपके इतिहास और डाइजेस्ट में हैं।`,
  states: {
    waiting: 'कैप्शन का इंतज़ार',
    queued: 'क़तार में',
    unpaid: 'आपके कोटे का इंतज़ार',
    working: 'सारांश बन रहा है',
    done: 'हो गया',
    failed: 'असफल',
  },
  nextTry: (moment) => `हम ${moment} पर फिर कोशिश करेंगे।`,
  tryAgain: 'फिर कोशिश करें',
  tryVideo: (name) => `फिर कोशिश करें: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'सहेजा गया',
  mailed: 'इसे मुझे ईमेल करें',
  stops: {
    unsubscribed: 'ये ईमेल आपने बंद किए थे। इन्हें फिर से पाने के लिए बॉक्स पर निशान लगाकर सहेजें।',
    bounced: 'हमने ईमेल बंद कर दिए हैं, क्योंकि आपके मेल सर्वर ने एक ईमेल लेने से मना कर दिया।',
  },
  save: 'सहेजें',
  nextOne: (moment) => `कुछ नया हुआ तो अगला ${moment} पर आएगा।`,
  howOften: 'कितनी बार',
  frequencies: { daily: 'हर दिन', weekly: 'हर हफ़्ते', never: 'कभी नहीं' },
  on: 'दिन',
  at: 'समय',
  weekdays: ['सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  zone: 'समय क्षेत्र',
  feed: 'आपके फ़ीड रीडर के लिए',
  feedHint: 'जिसके पास यह पता हो, वह आपके डाइजेस्ट पढ़ सकता है। पता किसी और तक पहुँच गया हो तो इसे बदल दें।',
  copy: 'कॉपी करें',
  change: 'बदलें',
  feedChanged: 'फ़ीड का पता बदल गया',
  done: (count) => (count === 1 ? `${count} हो गया` : `${count} हो गए`),
  failed: (count) => `${count} असफल`,
  waiting: (count) => `${count} बाक़ी`,
}
