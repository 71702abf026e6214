import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'ट्रान्सक्रिप्ट पेस्ट करा',
  forAccount: (limit) =>
    `कॅप्शन किंवा साधा मजकूर, वेळांसह किंवा वेळांशिवाय, ${limit} पर्यंत. ट्रान्सक्रिप्ट फक्त तुम्हालाच दिसते, आणि तुम्ही हटवेपर्यंत तुमच्या इतिहासात राहते.`,
  forVisitor: (limit, days) =>
    `कॅप्शन किंवा साधा मजकूर, वेळांसह किंवा वेळांशिवाय, ${limit} पर्यंत. ट्रान्सक्रिप्ट फक्त तुम्हालाच दिसते. आम्ही ती ${days} दिवस ठेवतो, किंवा तुम्ही साइन इन केले तर तुमच्या इतिहासात.`,
  transcript: 'ट्रान्सक्रिप्ट',
  placeholder: '0:00 सर्वांचे स्वागत.\n0:04 आज आपण चंद्राबद्दल बोलू.',
  whereToFind: 'ती कुठे मिळेल?',
  file: (button, rest) => (
    <>
      {button('कॅप्शन फाइल निवडा')}
      {rest(' किंवा ती ओढून इथे टाका')}
    </>
  ),
  removeFile: 'फाइल काढून टाका',
  videoTitle: 'शीर्षक (ऐच्छिक)',
  videoLink: 'व्हिडिओची लिंक (ऐच्छिक)',
  videoLinkHint: 'ती दिली, तर वेळेवर क्लिक केल्यावर व्हिडिओ तिथून सुरू होतो.',
  submit: 'सारांश तयार करा',
  missing: 'ट्रान्सक्रिप्ट पेस्ट करा किंवा फाइल निवडा.',
  emptyFile: 'फाइल रिकामी आहे.',
  tooLarge: (size, limit) => `हे ${size} आहे. ट्रान्सक्रिप्ट ${limit} पर्यंत असू शकते.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'एक', 'दोन', 'तीन', 'चार', 'पाच', 'सहा', 'सात', 'आठ', 'नऊ']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} ओळ`, other: `${number(count)} ओळी` }),
  withoutTimes: 'वेळा नाहीत',
  seconds: (count) => `${count} सेकंद`,
  minutes: (count) => plural(count, { one: `${number(count)} मिनिट`, other: `${number(count)} मिनिटे` }),
  speakers: (count) =>
    plural(count, { one: `${small[count] ?? count} वक्ता`, other: `${small[count] ?? count} वक्ते` }),
  list: (facts) => facts.join(', '),
}
