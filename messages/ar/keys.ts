import type * as source from '#messages/keys.ts'
import { plural } from './language.ts'

export const keyTexts: typeof source.keyTexts = {
  title: 'مفاتيح API',
  text: 'يتيح المفتاح لبرنامج استخدام حسابك، من رصيدك نفسه.',
  help: 'كيفية استخدام المفتاح',
  calls: 'الطلبات',
  callsOf: (name) => `طلبات ${name}`,
  deletion: 'حذفه؟ البرامج التي تستخدمه تتوقف عن العمل فورًا.',
  ended: 'انتهى',
  newKey: 'مفتاح API جديد',
  newKeyText: 'يكفي منحه ما يحتاج إليه البرنامج فقط.',
  made: 'مفتاحك الجديد',
  madeText: 'يُرجى نسخه الآن، فلا يمكننا عرضه مرة أخرى.',
  apiKey: 'مفتاح API',
  copy: 'نسخ المفتاح',
  name: 'الاسم',
  nameHint: 'أين سيُستخدم.',
  nameMissing: 'يُرجى إعطاء المفتاح اسمًا.',
  scopesLabel: 'يُسمح له',
  scopes: {
    summarize: 'جلب التفريغات وإعداد الملخصات',
    read: 'قراءة التفريغات والملخصات بمعرّفها',
    ask: 'طرح أسئلة عن فيديو',
    library: 'عرض سجلك والبحث فيه، وإنشاء المجموعات، ومتابعة القنوات',
    webhooks: 'إعداد خطافات الويب وقراءة ما أُرسل إليها',
  },
  scopesMissing: 'يُرجى اختيار صلاحية واحدة على الأقل للمفتاح.',
  ends: 'الانتهاء',
  never: 'بلا انتهاء',
  afterDays: (count) =>
    plural(count, {
      zero: 'اليوم',
      one: 'بعد يوم',
      two: 'بعد يومين',
      few: `بعد ${count} أيام`,
      many: `بعد ${count} يومًا`,
      other: `بعد ${count} يوم`,
    }),
  create: 'إنشاء المفتاح',
}
