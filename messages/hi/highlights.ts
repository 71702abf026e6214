import type * as source from '#messages/highlights.ts'
import { number, plural } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'आपके हाइलाइट खुल रहे हैं...',
  notLoaded: 'आपके हाइलाइट नहीं खुल सके।',
  none: 'अभी कोई हाइलाइट नहीं है। कोई भी पंक्ति खोलें और “हाइलाइट करें” चुनें, या H दबाएँ। आपके हाइलाइट और नोट यहाँ दिखेंगे।',
  count: (count, total) =>
    plural(count, {
      one: `${total} में से ${count} पंक्ति`,
      other: `${total} में से ${count} पंक्तियाँ`,
    }),
  downloadMarkdown: 'Markdown में डाउनलोड करें',
  downloadReadwise: 'Readwise के लिए डाउनलोड करें (CSV)',
  saved: 'हाइलाइट आपके डाउनलोड में सहेजे गए',
  filter: 'हाइलाइट',
  highlight: 'हाइलाइट करें',
  remove: 'हाइलाइट हटाएँ',
  addNote: 'नोट जोड़ें',
  editNote: 'नोट बदलें',
  continueNote: 'अधूरा नोट पूरा करें',
  removeBoth: {
    question: 'हाइलाइट और उसका नोट हटाएँ?',
    confirm: 'दोनों हटाएँ',
    keep: 'रहने दें',
  },
  notSaved: 'यह सहेजा नहीं गया',
  notSavedBecause: (reason) => `यह सहेजा नहीं गया। ${reason}`,
  announcements: {
    filtered: 'सिर्फ़ हाइलाइट की गई पंक्तियाँ दिख रही हैं',
    all: 'सभी पंक्तियाँ दिख रही हैं',
    removed: 'हाइलाइट हटाया गया',
    highlighted: 'हाइलाइट किया गया',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'आपका नोट',
  save: 'नोट सहेजें',
  length: (length, most) => `${number(most)} में से ${number(length)}`,
  tooLong: (length, most) =>
    `नोट में ज़्यादा से ज़्यादा ${number(most)} अक्षर हो सकते हैं। इस नोट में ${number(length)} हैं।`,
}
