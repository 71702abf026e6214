import type * as source from '#messages/faq.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { daysOf, figure, hoursOf, plural, questionsOf, summariesOf } from './language.ts'

const { free, pro, unlimited } = plans

const devicesOf = (count: number): string =>
  plural(count, {
    zero: '0 أجهزة',
    one: 'جهاز واحد',
    two: 'جهازين',
    few: `${count} أجهزة`,
    many: `${count} جهازًا`,
    other: `${count} جهاز`,
  })

const languagesOf = (count: number): string =>
  plural(count, {
    zero: '0 لغات',
    one: 'لغة واحدة',
    two: 'لغتين',
    few: `${count} لغات`,
    many: `${count} لغة`,
    other: `${count} لغة`,
  })

export const faqPage: typeof source.faqPage = {
  title: 'الأسئلة الشائعة',
  description: 'إجابات عن الملخصات والباقات والحدود والخصوصية، وما العمل حين يتعذّر تلخيص فيديو.',
  heading: 'الأسئلة الشائعة',
  lead: 'إجابات قصيرة. وإن لم تجد سؤالك فيمكنك مراسلتنا.',
  search: 'البحث في الإجابات',
  found: (count) =>
    plural(count, {
      zero: 'لا إجابات',
      one: 'إجابة واحدة',
      two: 'إجابتان',
      few: `${count} إجابات`,
      many: `${count} إجابة`,
      other: `${count} إجابة`,
    }),
  nothing: 'لا إجابة فيها هذه الكلمات.',
  write: 'مراسلتنا',
  closing: {
    heading: 'لم تجد الجواب؟',
    text: 'يمكنك مراسلتنا، أو التجربة مباشرة: ملخصك الأول لا يحتاج إلى حساب.',
    contact: 'التواصل معنا',
  },
}

export const questionGroups: typeof source.questionGroups = {
  'getting-started': {
    title: 'البداية',
    questions: [
      {
        question: 'ماذا يفعل Précis؟',
        answer:
          'يكفي لصق رابط من YouTube. يقرأ Précis التفريغ ويعطيك ملخصًا وأهم الأفكار والفصول. وبجانب كل سطر وقته والكلمات التي قيلت، فيمكنك التحقق منه.',
      },
      {
        question: 'هل أحتاج إلى حساب؟',
        answer:
          'لا للملخص الأول. وملخص آخر مقابل بريدك الإلكتروني. وعند تسجيل الدخول برمز نرسله إليك، أو باستخدام Google حيث يُتاح، ينتقل سجلك معك إلى الأجهزة الأخرى.',
      },
      {
        question: 'أي الروابط تصلح؟',
        answer:
          'أي رابط من YouTube: الفيديوهات وShorts وتسجيلات البث المباشر. وقائمة التشغيل تعطي أول فيديو فيها؛ وبعد تسجيل الدخول يمكن الاختيار من قائمة تشغيل أو قناة.',
      },
      {
        question: 'هل يمكن استخدامه بلا رابط؟',
        answer:
          'نعم. بلصق تفريغ، أو رفع ملف تسميات توضيحية أو ملف نصي. والمحاضرات والبودكاست والاجتماعات كالفيديوهات تمامًا.',
      },
      {
        question: 'هل يمكن طرح سؤال على الفيديو؟',
        answer:
          'نعم، تحت كل ملخص. والإجابة ما يقوله المتحدث عن ذلك، مع أوقات للتشغيل. وإن لم يقل الفيديو شيئًا، قلنا ذلك. وفي سجلك يبحث عن الإجابة في كل فيديوهاتك.',
      },
    ],
  },
  'pricing-and-plans': {
    title: 'الأسعار والباقات',
    questions: [
      {
        question: 'كم يكلف؟',
        answer: ({ proPrice, unlimitedPrice }) =>
          `${free.name}: ${summariesOf(free.allowance?.summaries ?? 0)} كل ${hoursOf(dayWindowHours)}، بلا مقابل. و${pro.name}: ${summariesOf(pro.allowance?.summaries ?? 0)} شهريًا مقابل ${figure(proPrice)} شهريًا. و${unlimited.name}: بلا رصيد يُعدّ، مقابل ${figure(unlimitedPrice)} شهريًا. التفاصيل في صفحة [الأسعار](/pricing).`,
      },
      {
        question: 'متى يتجدد الرصيد المجاني؟',
        answer: `بعد ملخصك الأول بـ${hoursOf(dayWindowHours)}.`,
      },
      {
        question: 'ما الذي يُحتسب ملخصًا؟',
        answer: 'ما وصل إليك. أما ما فشل، أو ألغيته، أو كرّر فيديو في المدة نفسها، فلا يُحتسب.',
      },
      {
        question: 'ما الذي يُحتسب سؤالًا؟',
        answer: `ما أجاب عنه نموذج لغوي: ${questionsOf(free.questions ?? 0)} عن الفيديوهات يوميًا مع ${free.name}، و${questionsOf(pro.questions ?? 0)} عن الفيديوهات يوميًا مع ${pro.name}. ولا يُحتسب السؤال نفسه مرة أخرى، ولا ما فشل، ولا ما أُجيب عنه بمقاطع فقط.`,
      },
      {
        question: 'هل يمكن الإلغاء؟',
        answer: 'في أي وقت. وتبقى باقتك حتى نهاية الشهر المدفوع، ولا يُخصم منك شيء بعدها.',
      },
      {
        question: 'هل «بلا حدود» بلا حدود فعلًا؟',
        answer: `لا رصيد ينفد. ولكل باقة حد هو ${summariesOf(summariesPerMinute)} و${questionsOf(questionsPerMinute)} في الدقيقة، كي لا يبطئ برنامج واحد الجميع.`,
      },
      {
        question: 'كيف أدفع؟',
        answer:
          'شهريًا، بالروبية الهندية، بالبطاقة أو بأي طريقة أخرى يتيحها Razorpay. وتذهب بيانات بطاقتك إلى Razorpay، ولا تأتي إلينا أبدًا.',
      },
    ],
  },
  'features-and-functionality': {
    title: 'الميزات والوظائف',
    questions: [
      {
        question: 'ما مدى دقة الملخصات؟',
        answer: ({ talks, found, otherTalk, method }) =>
          `نقيس التحقق: على ${talks} من التسجيلات عُثر على ${figure(found)} من الاقتباسات الصحيحة، ومرّ ${figure(otherTalk)} من اقتباسات تسجيل آخر ([كيف قيس هذا، بالإنجليزية](${method})). ثم يقارن الكود كل سطر بما قيل حول اقتباسه، وتفوته بعض الأكاذيب ([بطاقة النتائج](/score))؛ وقد يخطئ المدقق أيضًا، حيث وُجد. لذلك يرافق الاقتباس كل سطر.`,
      },
      {
        question: 'كم يمكن أن يبلغ طول الفيديو؟',
        answer: `حتى ${hoursOf(maxTranscriptSeconds / 3600)}. تُقرأ الفيديوهات الطويلة على أجزاء. وإن تعذّرت قراءة جزء، ذكرت النتيجة أيها.`,
      },
      {
        question: 'ما اللغات المدعومة؟',
        answer: `نتعرف على لغة الفيديو. وحيث يوجد نموذج لغوي يمكن الاختيار من ${languagesOf(summaryLanguages.length)} للملخص؛ والعربية هي الافتراضية. والبرنامج المدمج يُبقي لغة الفيديو نفسه.`,
      },
      {
        question: 'هل يكتب الملخصات ذكاء اصطناعي؟',
        answer: 'حيث يوجد نموذج لغوي، نعم. وإلا فالنص من أهم جمل المتحدث نفسه. وكل نتيجة تذكر أيهما.',
      },
      {
        question: 'هل يمكن تنزيل ملخص؟',
        answer: `النسخ ممكن في كل باقة. والتنزيل مع ${pro.name} و${unlimited.name}.`,
      },
      {
        question: 'إلى متى أرى سجلي؟',
        answer: `${daysOf(free.historyDays ?? 0)} مع ${free.name}، و${daysOf(pro.historyDays ?? 0)} مع ${pro.name}، وكله مع ${unlimited.name}.`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'الخصوصية والأمان',
    questions: [
      {
        question: 'من يرى ما ألخصه؟',
        answer:
          'أنت، وكل من لديه رابط اخترت مشاركته. وكتابة بريدك الإلكتروني لا تفتح شيئًا: فالسجل والباقة والأجهزة تحتاج إلى تسجيل الدخول.',
      },
      {
        question: 'هل تحمّلون شيئًا من مواقع أخرى؟',
        answer:
          'لا، إلا بطلب منك. يُحمَّل المشغّل من YouTube عند الضغط على التشغيل، ونموذج الدفع من Razorpay عند الشراء. بلا إعلانات وبلا تعقب.',
      },
      {
        question: 'هل يمكن أخذ بياناتي معي، أو حذفها؟',
        answer:
          'كلاهما، في صفحة حسابك: تنزيل كل ما يخصك في ملف واحد، أو حذف حسابك. والمزيد في صفحة [الخصوصية](/privacy).',
      },
      {
        question: 'كم جهازًا يمكن استخدامه؟',
        answer: `حتى ${devicesOf(maxActiveDevices)} في الوقت نفسه. ولاستخدام جهاز آخر يُزال أحدها أولًا، فيُسجَّل خروجه فورًا.`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: 'مسائل تقنية وحلول',
    questions: [
      {
        question: 'لماذا لا يوجد ملخص للفيديو؟',
        answer:
          'غالبًا لأن الفيديو بلا تسميات توضيحية، أو خاص أو مقيد بالعمر، أو لبلوغ حدك اليومي، أو لضعف الاتصال. تذكر الصفحة السبب، ولا يُحتسب الفشل.',
      },
      {
        question: 'الفيديو بلا تسميات توضيحية. ما العمل؟',
        answer:
          'لصق تفريغ، أو رفع ملف ‎.srt أو ‎.vtt أو ‎.json3 أو نص عادي. وكثيرًا ما يكون لدى YouTube نص للنسخ، تحت الفيديو في «إظهار النص» (Show transcript).',
      },
      {
        question: 'كم تحتفظون بتفريغ ألصقه؟',
        answer: ({ freeRoom, proRoom, unlimitedRoom }) =>
          `${daysOf(retentionDays.visitorPaste)} بلا حساب. ومع حساب، إلى أن تحذفه. المساحة ${figure(`${visitorPastedMegabytes} MB`)} بلا حساب، و${figure(freeRoom)} مع ${free.name}، و${figure(proRoom)} مع ${pro.name}، و${figure(unlimitedRoom)} مع ${unlimited.name}. وساعة من الكلام تأخذ نحو ${figure('0.03 MB')}.`,
      },
      {
        question: 'أغلقت الصفحة أثناء إعداد الملخص. هل ضاع؟',
        answer: 'لا. يستمر إعداده، وهو هنا عند عودتك، على أي جهاز سجلت الدخول فيه. ولا يوقفه إلا زر «إلغاء».',
      },
      {
        question: 'ما معنى العلامة بجانب السطر؟',
        answer:
          'موثّق (نقطة ممتلئة): الاقتباس موجود في التفريغ، ولا اختلاف في شيء مما نقارنه، ويقول المدقق إن السطر يُستنتج منه. الكلمات موجودة (حلقة فيها علامة صح): الاقتباس موجود، لكننا لم نعثر فيه على كل ما في السطر، أو لم يوافق أي مدقق. مختلف (علامة يساوي مشطوبة): يقول السطر غير ما تقوله الكلمات، أو يقول المدقق إن السطر لا يُستنتج منها. غير موجود (علامة تعجب): لم نجد الاقتباس. غير مثبت، بالعلامة نفسها: كتب التفريغَ ذكاء اصطناعي. مقتبس (حلقة فيها نقطة): السطر جملة المتحدث نفسه. حلقة فارغة: التحقق منه جارٍ.',
      },
      {
        question: 'أي المتصفحات تصلح؟',
        answer:
          'الإصدارات الحالية من كل المتصفحات الشائعة، على الهواتف وأجهزة الكمبيوتر. ويمكن قراءة هذه الصفحات بلا JavaScript، لكن الملخصات تحتاج إليه.',
      },
    ],
  },
}
