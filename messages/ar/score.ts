import type * as source from '#messages/score.ts'
import { figure, number, plural, questionsOf } from './language.ts'

const recordingsOf = (count: number): string =>
  plural(count, {
    zero: 'لا تسجيلات',
    one: 'تسجيل واحد',
    two: 'تسجيلان',
    few: `${count} تسجيلات`,
    many: `${count} تسجيلًا`,
    other: `${count} تسجيل`,
  })

const meetingsOf = (count: number): string =>
  plural(count, {
    zero: '0 اجتماعات',
    one: 'اجتماع واحد',
    two: 'اجتماعين',
    few: `${count} اجتماعات`,
    many: `${count} اجتماعًا`,
    other: `${count} اجتماع`,
  })

export const scorecard: typeof source.scorecard = {
  title: 'بطاقة النتائج: ما جودة الملخصات',
  description:
    'نتائج Précis بلا نموذج بجانب برامج تلخيص أخرى، ومدى نجاحه في الإجابة عن الأسئلة والتحقق من الاقتباسات والأسطر، والأمر الذي يقيس ذلك من جديد.',
  heading: 'النتائج، وكيف تُقاس من جديد',
  lead: 'كل رقم ناتج عن برنامج يمكنك تشغيله.',
  name: 'الاسم',
  summaries: {
    heading: 'الملخصات',
    plain: 'مدى قرب كل برنامج مما كتبه إنسان.',
    note: (talks) =>
      `النسبة المئوية للكلمات المشتركة. ${recordingsOf(talks)}، بالطول نفسه للجميع. والأشرطة فترات ${figure('95 %')}.`,
    columns: ['كلمات المضمون', 'كل الكلمات', 'الوقت لساعة', 'الذاكرة'],
  },
  coverage: {
    heading: 'التغطية',
    plain: 'كم من التسجيل يستند إليه الملخص.',
    note: 'بالأعشار.',
    columns: ['أجزاء مستخدمة'],
    drawn: 'حصة كل جزء',
    ofTen: (tenths) => `${tenths} من 10`,
  },
  questions: {
    heading: 'الأسئلة',
    plain: 'كم مرة يكون الجواب بين أول الجمل المعروضة.',
    note: (asked, meetings) => `${questionsOf(asked)} عن ${meetingsOf(meetings)}.`,
    columns: ['من عشر', 'من خمس'],
    refused: (own, other) =>
      `يأتي «لم يُقَل هذا» لـ${figure(own)} منها، ولـ${figure(other)} حين تُطرح على الاجتماع الخطأ.`,
  },
  checking: {
    heading: 'التحقق من الاقتباسات',
    plain: 'تُعرض الاقتباسات الصحيحة؛ ولا ينبغي أن تُعرض المحرّفة.',
    note: (quotes) => `عدد الاقتباسات التي اختبرناها، صحيحة ومحرّفة، ${number(quotes)}.`,
    columns: ['عُرضت'],
  },
  lies: {
    heading: 'الأسطر الكاذبة',
    plain: (passed) => `من كل عشر أكاذيب عن كلام قيل، تمر ${number(passed)} إذا فحصها الكود وحده.`,
    note: (lies, languages) => `عدد الأكاذيب ${lies}، واللغات ${languages}. النسبة المئوية التي تمر:`,
    columns: ['مرّت', 'الأكاذيب'],
    meaning: (ofTrue, ofPeople) =>
      `تمر بحالة «الكلمات موجودة»؛ وبلا مدقق لا يكون أي منها موثّقًا. ويُعلَّم ${figure(ofTrue)} من الأسطر الصادقة و${figure(ofPeople)} من أسطر كتبها أشخاص. وكثيرًا ما تمر كلمات سطر آخر والأكاذيب المترجمة.`,
    all: 'الكل',
  },
  statements: {
    heading: 'مزاعم حكم فيها أشخاص',
    plain: (times) => `يصيب الكود وحده ${number(times)} مرات من عشر.`,
    note: (claims) =>
      `عدد المزاعم عن كلام منطوق ${number(claims)} ([SummEdits](https://github.com/salesforce/factualNLG)). الدقة المتوازنة؛ و50 هي الصدفة:`,
    columns: ['الدقة'],
    meaning: (recall) =>
      `يكشف ${figure(recall)} من المزاعم الكاذبة عند ${figure('5 %')} من الإنذارات الخاطئة. واختيرت القواعد على هذه المزاعم. والأرقام التي بلا فترات من أصحابها.`,
    ours: 'Précis، الكود وحده',
  },
  sections: {
    heading: 'الأقسام',
    plain: 'كم مرة يبدأ القسم حيث يبدأ الناس قسمًا.',
    note: 'الحدود بمقياس F1.',
    columns: ['البودكاست', 'الاجتماعات'],
  },
  written: {
    heading: 'النماذج اللغوية',
    plain: 'كم مما كتبه نموذج قيل فعلًا.',
    note: 'بمقارنته بالتسجيل.',
    columns: ['الجمل', 'باقتباسات ثابتة', 'أسماء أو أعداد مختلقة، لكل 100'],
    none: 'لا نموذج لغويًا مقيسًا هنا بعد. يمكن تشغيله على نموذجك بأمر واحد.',
  },
  limits: {
    heading: 'ما لا يبيّنه هذا',
    points: [
      'هل يُقرأ الملخص بسلاسة.',
      'اللغات الأخرى: كل التسجيلات بالإنجليزية.',
      'الفروق الصغيرة: ما دون النقطة قليل المعنى.',
    ],
    sources:
      'التسجيلات: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT؛ واجتماعات AMI وICSI برخصة CC BY 4.0)، [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). الإجابات المعلَّمة: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'للتشغيل على جهازك',
    own: 'قياس محركك أنت:',
    model: 'أو بضبط SCORE_BASE_URL وSCORE_MODEL وSCORE_API_KEY.',
    date: (day, machine) =>
      `قيس في ${day} على ${machine}. [المزيد عن الطريقة، بالإنجليزية](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis، بلا نموذج',
  'The beginning': 'البداية',
  'At random': 'عشوائيًا',
  'BM25 with neighbours': 'BM25 مع الجمل المجاورة',
  'Even parts, number known': 'أجزاء متساوية، والعدد معلوم',
  chance: 'الصدفة',
  'a chat model of 2023': 'نموذج محادثة من 2023',
  people: 'الناس',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'حرفيًا',
  'hesitations, fillers, repetitions cleaned': 'بلا «آه»',
  'word for word, sentence id invented': 'صحيح، والموضع خاطئ',
  'from another transcript': 'من تسجيل آخر',
  'number changed': 'غُيّر عدد',
  'negation inserted': 'أُضيف نفي',
  shuffled: 'خُلطت الكلمات',
  'halves of two sentences in a row': 'وُصلت جملتان',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'عدد',
  quantifier: 'بعض ← كل',
  name: 'أسماء',
  negation: 'النفي',
  unit: 'وحدة',
  direction: 'اتجاه معكوس',
  hedge: 'ربما ← حتمًا',
  speaker: 'متحدث',
  date: 'تاريخ',
  outside: 'لم يُقَل',
  cause: 'سبب',
  'other-line': 'سطر آخر',
  order: 'أمر',
  translated: 'مترجم',
  stitched: 'اقتباس موصول',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'بودكاست',
  qmsumm: 'اجتماعات',
  sales_call: 'مكالمات بيع',
  ectsum: 'مكالمات الأرباح',
  samsum: 'محادثات',
}
