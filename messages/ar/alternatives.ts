import type * as source from '#messages/alternatives.ts'

const yes = 'نعم'
const notFound = 'لم نجده'
const undocumented = 'غير مذكور في وثائقه'
const listens = 'نعم، يفرّغ الصوت'

const tools: typeof source.alternatives.tools = {
  precis: {
    source: 'طريقة العمل',
    cells: [
      'نعم، مأخوذة من التفريغ',
      'نعم، كل اقتباس',
      'يُقرأ على أجزاء؛ ويُذكر الجزء الذي فشل',
      ['لصق تفريغ أو رفعه؛ ونموذج يستمع، حيث أُعدّ', 'بلصقه'],
      'نعم، مع اقتباسات وأوقات',
      yes,
    ],
  },
  steipete: {
    source: 'أغسطس 2026',
    cells: [
      'نعم؛ ويُحذف ما يتجاوز نهاية الفيديو',
      notFound,
      ['خطأ مع نموذج محدد في سطر الأوامر؛ وأجزاء في المتصفح، بلا أوقات', 'في المتصفح'],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: 'يونيو 2026',
    cells: [
      ['بداية كل قطعة من النص', 'لكل قطعة'],
      notFound,
      ['ملخصات للقطع على التوالي، بلا دمج', 'بلا دمج'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: 'يوليو 2026',
    cells: [
      'لم نجده؛ والإحالات تسمّي مصدرًا',
      notFound,
      ['نموذج يتسع لنص أطول', 'نموذج أكبر'],
      notFound,
      'نعم، في مصادر كثيرة',
      yes,
    ],
  },
  summarizerrrr: {
    source: 'مايو 2026',
    cells: [['نعم، يقدّرها النموذج', 'تقديرية'], notFound, 'لم يتبيّن', notFound, yes, 'نعم، في المتصفح'],
  },
  youTubeGpt: {
    source: 'يوليو 2026',
    cells: [notFound, notFound, ['خطأ يقول ذلك', 'خطأ'], ['في محادثته', 'بالمحادثة'], yes, yes],
  },
  kagi: {
    source: 'وثائقه',
    cells: [undocumented, undocumented, 'أي طول، بحسب الشركة', undocumented, yes, 'لا'],
  },
  notebookLm: {
    source: 'صفحة المساعدة، نوفمبر 2026',
    cells: [
      undocumented,
      ['إحالاته اقتباسات؛ ولا يُذكر تحقق من الإجابة', 'اقتباسات'],
      undocumented,
      undocumented,
      yes,
      'لا',
    ],
  },
  bibiGpt: {
    source: 'وثائق API، نوفمبر 2026',
    cells: [
      ['خيار يمكن تفعيله', 'خيار'],
      undocumented,
      undocumented,
      'نعم، يتعرف على الكلام',
      yes,
      ['الإصدار الأول وحده متاح للعموم', 'الإصدار 1'],
    ],
  },
  snipd: {
    source: 'مقابلة مع مؤسسه، 2025',
    cells: [undocumented, undocumented, undocumented, ['يفرّغ البودكاست', 'بودكاست'], yes, undocumented],
  },
}

export const alternatives: typeof source.alternatives = {
  title: 'البدائل: Précis بجانب أدوات أخرى',
  description:
    'ما تفعله أدوات أخرى تلخص فيديوهات YouTube وفيمَ يختلف Précis، مع إصدار كل أداة قُرئ، وأين تكون أداة أخرى أنسب.',
  heading: 'البدائل',
  lead: 'هناك أدوات جيدة أخرى، وقد تناسبك إحداها أكثر.',
  lineHeading: 'سطر واحد، كما يعرضه كل نوع',
  lineNote: 'رُسم بحسب الجدول أدناه.',
  kinds: {
    checked: 'اقتباس بُحث عنه',
    estimated: 'وقت قدّره نموذج',
    piece: 'بداية قطعة من النص',
    source: 'مصدر بلا وقت',
  },
  wordsFound: 'الكلمات موجودة',
  tableHeading: 'جنبًا إلى جنب',
  dated: 'حتى نوفمبر 2026. لم تُجرَّب أي أداة.',
  toolAndSource: 'الأداة والمصدر',
  legend: { yes: 'نعم', part: 'جزئيًا', none: 'لم نجده، أو لا', unknown: 'غير معروف' },
  columns: ['أوقات للضغط', 'تحقق من الاقتباس', 'فيديوهات طويلة', 'بلا تسميات', 'أسئلة للفيديو', 'على خادمك'],
  tools,
  questionsHeading: 'أسئلة وأجوبة',
  questions: [
    {
      question: 'كيف أُعدّت هذه المقارنة؟',
      answer:
        'من الكود المتاح للعموم لكل أداة في الإصدار المرتبط، أو من نص أصحابها المرتبط. لم نجرّب أيًا منها ولا نقول شيئًا عن الجودة.',
    },
    {
      question: 'ما الذي لا تعرفونه؟',
      answer:
        'لا صف لميزة Ask في YouTube ولا Readwise Reader ولا Perplexity ولا Eightify: لم نجد نصًا لأصحابها يجيب عن هذه الأعمدة. ولا نعرف عن أي أداة هنا كم مرة تصيب.',
    },
    {
      question: 'متى تكون أداة أخرى أفضل؟',
      answer:
        'للمحادثة: open-notebook. في سطر الأوامر: الأداتان اللتان اسم كل منهما summarize. لبطاقات الحفظ: Recall، التي [تذكر وثائقها الاختبارات](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
    },
    {
      question: 'ما الذي يفعله Précis وحده؟',
      answer: 'يبحث عن كل اقتباس قبل أن تراه، ويقول متى لم يجده. ولم نجد تحققًا كهذا في الكود الذي قرأناه.',
    },
    {
      question: 'ما الذي لا يستطيعه Précis؟',
      answer: 'لا يقرأ الشرائح: يقرأ ما قيل فقط.',
    },
    {
      question: 'هل هنا شيء خاطئ؟',
      answer: 'يُرجى [إخبارنا](/contact) لنصححه.',
    },
  ],
  closing: {
    heading: 'الحكم لك',
    text: 'ملخصك الأول لا يحتاج إلى حساب.',
  },
}
