import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { figure, hoursOf, plural } from './language.ts'

const languagesOf = (count: number): string =>
  plural(count, {
    zero: '0 لغات',
    one: 'لغة واحدة',
    two: 'لغتان',
    few: `${count} لغات`,
    many: `${count} لغة`,
    other: `${count} لغة`,
  })

const stylesOf = (count: number): string =>
  plural(count, {
    zero: '0 أشكال',
    one: 'شكل واحد',
    two: 'شكلان',
    few: `${count} أشكال`,
    many: `${count} شكلًا`,
    other: `${count} شكل`,
  })

export const features: typeof source.features = {
  title: 'الميزات: ما يفعله Précis بالفيديو',
  description:
    'ملخصات فيديوهات YouTube وأهم أفكارها وفصولها، وكل فكرة بُحث عنها في التفريغ، مع ثانيتها والكلمات التي قيلت.',
  heading: 'ملخص يمكن التحقق منه',
  lead: 'كل ما في هذه الصفحة يعمل ويمكن تجربته.',
  casesHeading: 'فيمَ يُستخدم',
  cases: {
    lectures: { title: 'المحاضرات', text: 'قراءة الحجة قبل حلقة النقاش.' },
    research: { title: 'البحث', text: 'إيجاد الجواب واقتباسه مع وقته.' },
    meetings: { title: 'الندوات والاجتماعات', text: 'استدراك ما فات.' },
    tutorials: { title: 'الدروس العملية', text: 'البدء من الخطوة المطلوبة.' },
    interviews: { title: 'المقابلات والبودكاست', text: 'اختيار ما يستحق سماعه كاملًا.' },
    ownVideos: { title: 'فيديوهاتك أنت', text: 'ملاحظات وفصول ومسودة أولى.' },
  },
  tilesHeading: 'ما يفعله',
  tiles: {
    insights: {
      title: 'أفكار مدقَّقة',
      text: (found, method) =>
        `يُعثر على ${figure(found)} من الاقتباسات الصحيحة، ولا يمر اقتباس واحد من تسجيل آخر ([كيف قسنا، بالإنجليزية](${method})).`,
    },
    seconds: {
      title: 'الثانية التي قيل فيها',
      text: 'تأتي الأوقات من التفريغ، ولا تأتي من نموذج أبدًا. ويمكن الضغط على أي منها.',
    },
    coverage: {
      title: 'التغطية أمام العين',
      text: 'من أين جاءت الأسطر، ومن أين لم يأتِ شيء.',
    },
    chapters: {
      title: 'الفصول',
      text: 'فصول صاحب الفيديو، أو حيث يتغير الموضوع.',
    },
    search: {
      title: 'تفريغ مع بحث',
      text: 'تشغيل الفيديو من أي جملة.',
    },
    whole: {
      title: 'الفيديو كله',
      text: `حتى ${hoursOf(maxTranscriptSeconds / 3600)}، على أجزاء. لتجربة فقد جزء:`,
    },
    choices: {
      title: 'لغتك وشكلك',
      text: `${languagesOf(summaryLanguages.length)} و${stylesOf(summaryStyles.length)}، حيث يكتب نموذج لغوي.`,
    },
    allowance: {
      title: 'رصيد عادل',
      text: 'ما يفشل أو يتكرر لا يُحتسب.',
    },
  },
  industriesHeading: 'أين يفيد',
  industries: {
    education: {
      title: 'التعليم',
      text: 'ملاحظات للدراسة، واقتباسات يمكن للطلاب توثيقها بوقتها.',
    },
    corporate: {
      title: 'الشركات',
      text: 'تسجيلات طويلة دفعة واحدة؛ والأعداد التي لم يقلها أحد يُنبَّه إليها.',
    },
    creative: {
      title: 'العمل الإبداعي',
      text: 'الجملة التي تهم، وكيف بُنيت القصة.',
    },
  },
  bookmark: {
    heading: 'من الفيديو إلى ملخصه بضغطة واحدة',
    text: 'يُسحب هذا إلى شريط الإشارات المرجعية، ثم يُضغط عليه في YouTube.',
    phone: 'على الهاتف: إضافة Précis إلى الشاشة الرئيسية، ثم مشاركة الفيديوهات معه.',
  },
  closing: {
    heading: 'تجربته على فيديو تعرفه',
    text: 'هذه أسرع طريقة لمعرفة ما إذا كان صحيحًا.',
    plans: 'عرض الباقات',
  },
}
