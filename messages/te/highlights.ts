import type * as source from '#messages/highlights.ts'
import { number, plural } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'మీ హైలైట్‌లు లోడ్ అవుతున్నాయి...',
  notLoaded: 'మీ హైలైట్‌లు లోడ్ కాలేదు.',
  none: 'ఇంకా హైలైట్‌లేవీ లేవు. ఏదైనా లైన్ తెరిచి “హైలైట్ చేయండి” నొక్కండి, లేదా H నొక్కండి. మీ హైలైట్‌లు, నోట్స్ ఇక్కడ కనిపిస్తాయి.',
  count: (count, total) => plural(total, { one: `${total} లైన్‌లో ${count}`, other: `${total} లైన్లలో ${count}` }),
  downloadMarkdown: 'Markdownగా డౌన్‌లోడ్ చేయండి',
  downloadReadwise: 'Readwise కోసం డౌన్‌లోడ్ చేయండి (CSV)',
  saved: 'హైలైట్‌లు మీ డౌన్‌లోడ్స్‌లో సేవ్ అయ్యాయి',
  filter: 'హైలైట్‌లు',
  highlight: 'హైలైట్ చేయండి',
  remove: 'హైలైట్ తీసేయండి',
  addNote: 'నోట్ రాయండి',
  editNote: 'నోట్ మార్చండి',
  continueNote: 'నోట్ కొనసాగించండి',
  removeBoth: {
    question: 'హైలైట్‌ను, దాని నోట్‌ను తీసేయాలా?',
    confirm: 'రెండూ తీసేయండి',
    keep: 'ఉంచండి',
  },
  notSaved: 'అది సేవ్ కాలేదు',
  notSavedBecause: (reason) => `అది సేవ్ కాలేదు. ${reason}`,
  announcements: {
    filtered: 'హైలైట్ చేసిన లైన్లు మాత్రమే కనిపిస్తున్నాయి',
    all: 'అన్ని లైన్లూ కనిపిస్తున్నాయి',
    removed: 'హైలైట్ తీసేశారు',
    highlighted: 'హైలైట్ చేశారు',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'మీ నోట్',
  save: 'నోట్ సేవ్ చేయండి',
  length: (length, most) => `${number(most)}లో ${number(length)}`,
  tooLong: (length, most) => `నోట్‌లో గరిష్ఠంగా ${number(most)} అక్షరాలు ఉండొచ్చు. ఇందులో ${number(length)} ఉన్నాయి.`,
}
