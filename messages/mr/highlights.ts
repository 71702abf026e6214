import type * as source from '#messages/highlights.ts'
import { number, plural } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'तुमचे हायलाइट लोड होत आहेत...',
  notLoaded: 'तुमचे हायलाइट लोड होऊ शकले नाहीत.',
  none: 'अजून एकही हायलाइट नाही. कोणतीही ओळ उघडून “हायलाइट करा” निवडा, किंवा H दाबा. तुमचे हायलाइट आणि टिपा इथे दिसतात.',
  count: (count, total) =>
    plural(count, { one: `${total} पैकी ${count} ओळ`, other: `${total} पैकी ${count} ओळी` }),
  downloadMarkdown: 'Markdown म्हणून डाउनलोड करा',
  downloadReadwise: 'Readwise साठी डाउनलोड करा (CSV)',
  saved: 'हायलाइट तुमच्या डाउनलोडमध्ये सेव्ह झाले',
  filter: 'हायलाइट',
  highlight: 'हायलाइट करा',
  remove: 'हायलाइट काढा',
  addNote: 'टीप जोडा',
  editNote: 'टीप बदला',
  continueNote: 'टीप पुढे लिहा',
  removeBoth: {
    question: 'हायलाइट आणि त्याची टीप काढायची?',
    confirm: 'दोन्ही काढा',
    keep: 'राहू द्या',
  },
  notSaved: 'ते सेव्ह झाले नाही',
  notSavedBecause: (reason) => `ते सेव्ह झाले नाही. ${reason}`,
  announcements: {
    filtered: 'फक्त हायलाइट केलेल्या ओळी दिसत आहेत',
    all: 'सर्व ओळी दिसत आहेत',
    removed: 'हायलाइट काढले',
    highlighted: 'हायलाइट केले',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'तुमची टीप',
  save: 'टीप सेव्ह करा',
  length: (length, most) => `${number(most)} पैकी ${number(length)}`,
  tooLong: (length, most) => `टिपेत जास्तीत जास्त ${number(most)} अक्षरे असू शकतात. या टिपेत ${number(length)} आहेत.`,
}
