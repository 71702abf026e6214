import type * as source from '#messages/billing.ts'
import { figure } from './language.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'تعذّر تحميل دفعاتك. لا يؤثر ذلك في باقتك.',
  loading: 'جارٍ تحميل الدفعات...',
  demo: 'تجربة: لم يُفعَّل الدفع على هذا الخادم، فلا يُخصم شيء.',
  seePlans: 'عرض الباقات',
  changePlan: 'تغيير الباقة',
  resume: 'استئناف',
  cancel: 'إلغاء',
  payments: 'الدفعات',
  paidFor: (plan, start, end) => `${plan}، من ${start} إلى ${end}`,
  paidForInDemo: (plan, start, end) => `${plan}، من ${start} إلى ${end} (تجربة)`,
  refunded: (price) => `(رُدّ ${figure(price)})`,
  receipt: 'الإيصال',
  olderNotLoaded: 'تعذّر تحميل الدفعات الأقدم.',
  showOlder: 'عرض الأقدم',
  cancelTitle: (plan) => `إلغاء باقة ${plan}؟`,
  staysUntil: (plan, day) => `تبقى لك باقة ${plan} حتى ${day}. ولن يُخصم منك شيء بعدها.`,
  staysForMonth: (plan) => `تبقى لك باقة ${plan} حتى نهاية الشهر المدفوع. ولن يُخصم منك شيء بعدها.`,
  endsNow: (plan) => `تنتهي باقة ${plan} الآن. ولن يُخصم منك شيء بعدها.`,
  keep: (plan) => `الاحتفاظ بباقة ${plan}`,
  cancelSubscription: 'إلغاء الاشتراك',
  cancelled: 'أُلغي الاشتراك',
  cancelledNote: 'لن يُخصم منك شيء بعد الآن.',
}
