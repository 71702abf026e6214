import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'
import { daysOf, figure, hoursOf, questionsOf, summariesOf } from './language.ts'

const { free, pro, unlimited } = plans

const perMinute = `${summariesOf(summariesPerMinute)} و${questionsOf(questionsPerMinute)} في الدقيقة`

export const pricing: typeof source.pricing = {
  title: 'الأسعار: ثلاث باقات، والدفع شهري',
  description: (price) =>
    `باقة مجانية فيها ${summariesOf(free.allowance?.summaries ?? 0)} كل ${hoursOf(dayWindowHours)}، وباقتان مدفوعتان من ${figure(price)} شهريًا. ويمكن الإلغاء في أي وقت.`,
  heading: 'الأسعار',
  lead: 'البداية مجانية. تُدفع الباقات المدفوعة شهريًا بالروبية الهندية، ويمكن إلغاؤها في أي وقت.',
  plansHeading: 'الباقات',
  withoutScripts: 'يحتاج شراء باقة إلى JavaScript، لأن نموذج الدفع يحتاج إليه.',
  back: 'العودة إلى التطبيق',
  whyHeading: 'لماذا Unlimited؟',
  noCounting: {
    title: 'بلا عدّ',
    text: (priceMore) =>
      `بزيادة ${figure(priceMore)} على Pro لا يوجد رصيد شهري. الحد الوحيد هو الاستخدام العادل: ${perMinute}.`,
  },
  why: [
    { title: 'أولوية في قائمة الانتظار', text: 'حين يكثر المنتظرون تُعدّ ملخصاتك أولًا.' },
    {
      title: 'سجلك كاملًا',
      text: `يبقى كل ملخص ظاهرًا، بدلًا من آخر ${daysOf(pro.historyDays ?? 0)} مع Pro.`,
    },
    {
      title: 'دعم VIP',
      text: `نرد خلال ${hoursOf(unlimited.supportHours)}، بدلًا من ${hoursOf(pro.supportHours)} مع Pro.`,
    },
  ],
  fineHeading: 'معلومات مفيدة',
  fine: [
    'الملخص الذي يفشل أو يُلغى لا يُحتسب. ولا يُحتسب الفيديو نفسه مرة أخرى في المدة نفسها.',
    `يتجدد رصيدك المجاني بعد ملخصك الأول بـ${hoursOf(dayWindowHours)}.`,
    'البطاقة من خارج الهند يُخصم منها بالروبية، بسعر الصرف لدى مصرفك.',
    'عند الإلغاء تبقى باقتك حتى نهاية الشهر المدفوع، ولا يُخصم منك شيء بعدها.',
    `لكل باقة حد هو ${perMinute}.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'الباقة الحالية',
  next: 'الباقة التالية',
  manage: 'إدارة الباقة',
  begins: (day) => `تبدأ في ${day}.`,
  beginsAfter: (plan) => `تبدأ عند انتهاء ${plan}.`,
  beginsAfterOn: (plan, day) => `تبدأ عند انتهاء ${plan}، في ${day}.`,
  beginsAtOnce: (plan) => `تبدأ فورًا. ونرد ما تبقى من ${plan}.`,
  upgrade: (plan) => `الترقية إلى ${plan}`,
  change: (plan) => `التغيير إلى ${plan}`,
  renews: (day) => `تتجدد في ${day}.`,
  resume: (plan) => `استئناف ${plan}`,
}
