import type * as source from '#messages/checkout.tsx'
import { figure } from './language.ts'

export const checkout: typeof source.checkout = {
  title: (plan) => `الاشتراك في ${plan}`,
  preparing: 'جارٍ تجهيز طلبك...',
  confirming: 'جارٍ تأكيد دفعتك. قد يستغرق ذلك لحظات...',
  late: 'ما زلنا نتحقق من دفعتك.',
  lateNote: 'يُرجى عدم الدفع مرة أخرى. يمكن إغلاق هذا: سنعلن هنا فور جاهزية باقتك.',
  emailHint: 'ستكون باقتك لهذا العنوان. ولاستخدامها يُسجَّل الدخول به.',
  goOn: 'متابعة',
  whyState: 'تشمل فاتورتك ضريبة GST، فلا بد أن تذكر ولايتك.',
  state: 'الولاية',
  chooseState: 'اختيار...',
  stateMissing: 'يُرجى اختيار ولايتك',
  gstin: 'رقم GSTIN للمسجلين (اختياري)',
  gstinInvalid: 'يُرجى إدخال رقم GSTIN صحيح، أو ترك الحقل فارغًا',
  demo: (strong) => (
    <>
      {strong('هذه تجربة.')} لم يُفعَّل الدفع على هذا الخادم: لن تُطلب منك بطاقة، ولن يُخصم شيء. تحصل على الباقة
      لتجربتها، إلى أن يُفعَّل الدفع الحقيقي.
    </>
  ),
  plan: 'الباقة',
  price: 'السعر',
  perMonth: (price) => `${price} شهريًا`,
  begins: 'تبدأ',
  refunded: 'يُرَد',
  payDemo: (price) => `دفع ${figure(price)} (تجربة)`,
  loading: 'جارٍ تحميل نظام الدفع',
  loadingNote: 'يُرجى الانتظار ريثما يُحمَّل نظام الدفع...',
  billedMonthly: (plan) => `${plan}، تُدفع شهريًا`,
  error: 'خطأ',
  notLoaded: 'لم يُحمَّل برنامج Razorpay. يُرجى إعادة المحاولة.',
  noOrder: (reason) => `تعذّر إنشاء طلب الاشتراك: ${reason}`,
}

export const paymentOutcomes: typeof source.paymentOutcomes = {
  refused: 'تعذّر التحقق من الدفعة',
  refusedNote: 'إن خُصم مبلغ فيُرجى مراسلة الدعم.',
  scheduled: 'حُدّد موعد الباقة',
  beginsNextMonth: (plan) => `تبدأ باقة ${plan} عند انتهاء شهرك المدفوع. وحتى ذلك الحين لا يتغير شيء.`,
  returned: 'رُدّت الدفعة',
  returnedNote: 'لهذا العنوان باقة من قبل، لذا نرد دفعتك. لتغيير الباقة يلزم تسجيل الدخول.',
  activated: 'فُعّل الاشتراك!',
  thanks: 'شكرًا لك.',
  demo: 'هذه تجربة: لم يُخصم شيء.',
  codeMailed: (email) => `لاستخدامها يُسجَّل الدخول بالرمز الذي أرسلناه إلى ${email}.`,
  codeToMail: (email) => `لاستخدامها يُسجَّل الدخول بالرمز الذي نرسله إلى ${email}.`,
}
