import type * as source from '#messages/paste-dialog.tsx'
import { daysOf, number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'لصق تفريغ',
  forAccount: (limit) =>
    `تسميات توضيحية أو نص عادي، مع أوقات أو بلا أوقات، حتى ${limit}. لا يراه غيرك، ويبقى في سجلك إلى أن تحذفه.`,
  forVisitor: (limit, days) =>
    `تسميات توضيحية أو نص عادي، مع أوقات أو بلا أوقات، حتى ${limit}. لا يراه غيرك. نحتفظ به ${daysOf(days)}، أو في سجلك بعد تسجيل الدخول.`,
  transcript: 'التفريغ',
  placeholder: '0:00 أهلًا بكم جميعًا.\n0:04 نتحدث اليوم عن القمر.',
  whereToFind: 'أين أجده؟',
  file: (button, rest) => (
    <>
      {button('اختيار ملف تسميات توضيحية')}
      {rest(' أو إفلاته هنا')}
    </>
  ),
  removeFile: 'إزالة الملف',
  videoTitle: 'العنوان (اختياري)',
  videoLink: 'رابط الفيديو (اختياري)',
  videoLinkHint: 'معه يشغّل الضغط على أي وقت الفيديو من هناك.',
  submit: 'تلخيص',
  missing: 'يُرجى لصق تفريغ أو اختيار ملف.',
  emptyFile: 'الملف فارغ.',
  tooLarge: (size, limit) => `حجم هذا ${size}. والحد الأقصى للتفريغ ${limit}.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} كيلوبايت`,
  megabytes: (count) => `${count} ميغابايت`,
}

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) =>
    plural(count, {
      zero: 'لا أسطر',
      one: 'سطر واحد',
      two: 'سطران',
      few: `${count} أسطر`,
      many: `${number(count)} سطرًا`,
      other: `${number(count)} سطر`,
    }),
  withoutTimes: 'بلا أوقات',
  seconds: (count) =>
    plural(count, {
      zero: '0 ثوانٍ',
      one: 'ثانية واحدة',
      two: 'ثانيتان',
      few: `${count} ثوانٍ`,
      many: `${count} ثانية`,
      other: `${count} ثانية`,
    }),
  minutes: (count) =>
    plural(count, {
      zero: '0 دقائق',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: `${count} دقائق`,
      many: `${number(count)} دقيقة`,
      other: `${number(count)} دقيقة`,
    }),
  speakers: (count) =>
    plural(count, {
      zero: 'لا متحدثين',
      one: 'متحدث واحد',
      two: 'متحدثان',
      few: `${count} متحدثين`,
      many: `${count} متحدثًا`,
      other: `${count} متحدث`,
    }),
  list: (facts) => facts.join('، '),
}
