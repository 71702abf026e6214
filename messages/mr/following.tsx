import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'लोड होत आहे...',
  count: (count, max) => `${max} पैकी ${count} फॉलो केले`,
  digests: 'डायजेस्ट',
  yourDigest: 'तुमचा डायजेस्ट',
  introduction:
    'नव्या व्हिडिओंचे सारांश तुमच्यासाठी तयार होतात आणि एका डायजेस्टमध्ये येतात, रोज सकाळी 8:00 वाजता ईमेलने. ते तुम्ही इथे बदलू शकता. फॉलो करणे मोफत आहे; प्रत्येक सारांश एक म्हणून मोजला जातो.',
  short:
    'नव्या व्हिडिओंचे सारांश तुमच्यासाठी तयार होतात आणि एका डायजेस्टमध्ये येतात. फॉलो करणे मोफत आहे; प्रत्येक सारांश एक म्हणून मोजला जातो.',
  source: 'चॅनल, प्लेलिस्ट किंवा पॉडकास्ट',
  linkMissing: 'लिंक पेस्ट करा.',
  startWith: 'सुरुवात',
  newOnly: 'फक्त नवे व्हिडिओ',
  newest: (count) => plural(count, { one: 'सर्वांत नवा व्हिडिओसुद्धा', other: `सर्वांत नवे ${count} व्हिडिओसुद्धा` }),
  inForm: 'सारांशाचे स्वरूप',
  follow: 'फॉलो करा',
  followed: (name) => `${name} फॉलो केले`,
  full: (max, link) => (
    <>
      तुमच्या प्लॅनमध्ये {max} फॉलो करता येतात. आणखी जोडण्यासाठी एखादे अनफॉलो करा, किंवा {link('प्लॅन')} पाहा.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'व्हिडिओ',
  videosOf: (name) => `${name} चे व्हिडिओ`,
  unfollow: 'अनफॉलो करा',
  unfollowOne: (name) => `${name} अनफॉलो करा`,
  askUnfollow: 'हे अनफॉलो करायचे? तुमचे सारांश तुमच्या इतिहासात राहतील.',
  unfollowed: 'अनफॉलो केले',
  inForm: 'नव्या व्हिडिओंच्या सारांशाचे स्वरूप',
  formChanged: (form) => `नव्या व्हिडिओंचे सारांश आता “${form}” स्वरूपात येतील`,
  formNote: 'ज्यांचे सारांश तयार झाले आहेत, ते आहेत तसेच राहतील.',
  kinds: { channel: 'चॅनल', playlist: 'प्लेलिस्ट', podcast: 'पॉडकास्ट' },
  nothingNew: 'अजून काही नवे नाही',
  lastNew: (ago) => `शेवटचा नवा व्हिडिओ ${ago}`,
  checked: (ago) => `${ago} तपासले`,
  notDone: (count) => `${count} अजून बाकी`,
  leftOut: (count, max) =>
    `गेल्या 7 दिवसांत ${number(count)} वगळले: प्रत्येक स्रोतातून दिवसातील सर्वांत नव्या ${max} व्हिडिओंचाच सारांश होतो.`,
  failing: 'प्रतिसाद नाही',
  failingNote: 'यासाठी YouTube कडून प्रतिसाद मिळत नाही. आम्ही पुन्हा प्रयत्न करू, आणि काहीही सुटणार नाही.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'तुम्ही फॉलो केल्यापासून काही नवे नाही.',
  more: (count) => `आणखी ${count} तुमच्या इतिहासात आणि डायजेस्टमध्ये आहेत.`,
  states: {
    waiting: 'कॅप्शनची प्रतीक्षा',
    queued: 'रांगेत',
    unpaid: 'तुमच्या कोट्याची प्रतीक्षा',
    working: 'सारांश तयार होत आहे',
    done: 'झाले',
    failed: 'अयशस्वी',
  },
  nextTry: (moment) => `आम्ही ${moment} वाजता पुन्हा प्रयत्न करू.`,
  tryAgain: 'पुन्हा प्रयत्न करा',
  tryVideo: (name) => `पुन्हा प्रयत्न करा: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'सेव्ह झाले',
  mailed: 'तो मला ईमेल करा',
  stops: {
    unsubscribed: 'तुम्ही ईमेल थांबवले होते. ते पुन्हा मिळवण्यासाठी चौकटीत खूण करून सेव्ह करा.',
    bounced: 'आम्ही ईमेल थांबवले, कारण तुमच्या मेल सर्व्हरने एक ईमेल नाकारला.',
  },
  save: 'सेव्ह करा',
  nextOne: (moment) => `काही नवे असेल, तर पुढचा ${moment} वाजता येईल.`,
  howOften: 'किती वेळा',
  frequencies: { daily: 'दररोज', weekly: 'दर आठवड्याला', never: 'कधीच नाही' },
  on: 'वार',
  at: 'वेळ',
  weekdays: ['सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार', 'रविवार'],
  zone: 'टाइम झोन',
  feed: 'तुमच्या फीड रीडरसाठी',
  feedHint: 'हा पत्ता ज्यांच्याकडे असेल ते तुमचे डायजेस्ट वाचू शकतात. तो बाहेर गेला असेल, तर बदला.',
  copy: 'कॉपी करा',
  change: 'बदला',
  feedChanged: 'फीडचा पत्ता बदलला',
  done: (count) => `${count} झाले`,
  failed: (count) => `${count} अयशस्वी`,
  waiting: (count) => `${count} बाकी`,
}
