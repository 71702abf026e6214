import type * as source from '#messages/billing-mails.ts'
import { figure } from './language.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `باقة ${plan} مفعّلة`,
    costs: (plan, price) => `سعر باقة ${plan} هو ${figure(price)} شهريًا. ويمكن إلغاؤها في أي وقت.`,
    renews: (plan, price, day) =>
      `سعر باقة ${plan} هو ${figure(price)} شهريًا، وتتجدد في ${day}. ويمكن إلغاؤها في أي وقت.`,
    use: 'لاستخدامها يُسجَّل الدخول بهذا العنوان.',
  },
  changed: {
    subject: (plan) => `باقتك الآن ${plan}`,
    text: (plan, before, price) => `تحل ${plan} محل ${before}، وسعرها ${figure(price)} شهريًا.`,
    refunded: (plan, before, price, credit) =>
      `تحل ${plan} محل ${before}، وسعرها ${figure(price)} شهريًا. ونرد ${figure(credit)} من شهرك الأخير.`,
  },
  scheduled: {
    goesOn: (plan) => `باقة ${plan} مستمرة`,
    follows: (plan, next) => `بعد ${plan} تأتي ${next}`,
    text: (plan, until, next) => `تبقى باقة ${plan} حتى ${until}، ثم تبدأ باقة ${next}.`,
  },
  cancelled: {
    subject: (plan) => `أُلغيت باقة ${plan}`,
    text: (plan, until) => `تبقى باقة ${plan} حتى ${until}. ولن يُخصم منك شيء بعدها.`,
  },
  resumed: {
    subject: (plan) => `باقة ${plan} مستمرة`,
    text: (plan) => `تم التراجع عن إلغاء باقة ${plan}. ولم يُخصم شيء مقابل ذلك.`,
    renews: (plan, day) => `تم التراجع عن إلغاء باقة ${plan}. ولم يُخصم شيء مقابل ذلك. وتتجدد في ${day}.`,
  },
  renewalFailed: {
    subject: (plan) => `تعذّر تجديد باقة ${plan}`,
    text: (plan, until) => `لم تنجح دفعتك. سنحاول مجددًا؛ وإن لم تصل فستنتهي باقة ${plan} في ${until}.`,
    check: 'يُرجى مراجعة بطاقتك، أو التفويض لدى مصرفك.',
  },
  ended: {
    subject: (plan) => `انتهت باقة ${plan}`,
    text: 'لديك الآن الباقة المجانية، ولن يُخصم منك شيء بعد الآن. ويمكن العودة في أي وقت.',

    follows: (plan, day) => `لديك الآن الباقة المجانية. وتبدأ باقة ${plan} في ${day}.`,
  },
  returned: {
    subject: (amount) => `تُردّ دفعة قدرها ${figure(amount)}`,
    text: (plan) =>
      `دفع شخص ثمن باقة ${plan} لعنوانك بلا تسجيل دخول. ولعنوانك باقة من قبل، لذا نرد الدفعة كاملة. ولم تتغير باقتك.`,

    chargedLate: (plan) => `خُصم ثمن باقة ${plan} مرة أخرى مع أنها انتهت. ونرد الدفعة كاملة.`,
  },
  demo: 'هذه تجربة: لا يُخصم شيء.',
  open: 'فتح حسابك',
  reason:
    'وصلتك هذه الرسالة لأنها تخص باقة من Précis لعنوانك. إن لم تكن متوقعة فيُرجى إخبارنا عبر نموذج المساعدة.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'إيصال', invoice: 'فاتورة ضريبية', demonstration: 'تجربة' },
  subjects: {
    receipt: (number) => `إيصالك ${number}`,
    invoice: (number) => `فاتورتك الضريبية ${number}`,
    demonstration: (number) => `تجربتك ${number}`,
  },
  number: 'الرقم',
  date: 'التاريخ',
  seller: 'البائع',
  gstin: 'رقم GSTIN',
  buyer: 'المشتري',
  state: 'الولاية',
  buyerGstin: 'رقم GSTIN للمشتري',
  payment: 'الدفعة',
  description: 'البيان',
  amount: 'المبلغ',
  total: 'المجموع شاملًا الضرائب',
  item: (plan, from, to) => `Précis ${plan}، من ${from} إلى ${to}`,
  demo: 'هذه تجربة. لم يُخصم شيء.',
  refunded: (amount) => `رُدّ إليك منها ${figure(amount)}.`,
  paid: (amount) => `المبلغ المدفوع ${figure(amount)}.`,
  numberIs: (number) => `الرقم: ${number}`,
  paymentIs: (payment) => `الدفعة: ${payment}`,
  hint: 'يمكنك طباعته، والإلغاء في أي وقت، من صفحة حسابك.',
}
