import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>{strong('الدفع للتجربة فقط.')} لم يُفعَّل الدفع على هذا الخادم: لا يُخصم شيء، ويمكنك تجربة كل باقة.</>
  ),
}
