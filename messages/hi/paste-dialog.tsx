import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'ट्रांसक्रिप्ट पेस्ट करें',
  forAccount: (limit) =>
    `कैप्शन या सादा टेक्स्ट, समय के साथ या उसके बिना, ${limit} तक। यह सिर्फ़ आपको दिखता है, और जब तक आप न हटाएँ, आपके इतिहास में रहता है।`,
  forVisitor: (limit, days) =>
    `कैप्शन या सादा टेक्स्ट, समय के साथ या उसके बिना, ${limit} तक। यह सिर्फ़ आपको दिखता है। हम इसे ${days} दिन रखते हैं, या साइन इन करने पर आपके इतिहास में।`,
  transcript: 'ट्रांसक्रिप्ट',
  placeholder: '0:00 सबका स्वागत है।\n0:04 आज हम चाँद की बात करेंगे।',
  whereToFind: 'यह कहाँ मिलेगा?',
  file: (button, rest) => (
    <>
      {button('कैप्शन फ़ाइल चुनें')}
      {rest(' या उसे यहाँ छोड़ें')}
    </>
  ),
  removeFile: 'फ़ाइल हटाएँ',
  videoTitle: 'शीर्षक (वैकल्पिक)',
  videoLink: 'वीडियो का लिंक (वैकल्पिक)',
  videoLinkHint: 'लिंक हो, तो किसी समय पर क्लिक करने से वीडियो वहीं से चलता है।',
  submit: 'सारांश बनाएँ',
  missing: 'ट्रांसक्रिप्ट पेस्ट करें या कोई फ़ाइल चुनें।',
  emptyFile: 'फ़ाइल ख़ाली है।',
  tooLarge: (size, limit) => `इसका आकार ${size} है। ट्रांसक्रिप्ट ${limit} तक का हो सकता है।`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} पंक्ति`, other: `${number(count)} पंक्तियाँ` }),
  withoutTimes: 'समय के बिना',
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${number(count)} मिनट`,
  speakers: (count) => `${small[count] ?? count} वक्ता`,
  list: (facts) => facts.join(', '),
}
