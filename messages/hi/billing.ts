import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'हम आपके भुगतान नहीं दिखा सके। आपके प्लान पर इसका असर नहीं है।',
  loading: 'भुगतान खुल रहे हैं...',
  demo: 'डेमो: इस सर्वर पर भुगतान चालू नहीं है, इसलिए कोई शुल्क नहीं लगता।',
  seePlans: 'प्लान देखें',
  changePlan: 'प्लान बदलें',
  resume: 'फिर से जारी करें',
  cancel: 'रद्द करें',
  payments: 'भुगतान',
  paidFor: (plan, start, end) => `${plan}, ${start} से ${end} तक`,
  paidForInDemo: (plan, start, end) => `${plan}, ${start} से ${end} तक (डेमो)`,
  refunded: (price) => `(${price} वापस)`,
  receipt: 'रसीद',
  olderNotLoaded: 'पुराने भुगतान नहीं खुल सके।',
  showOlder: 'पुराने दिखाएँ',
  cancelTitle: (plan) => `${plan} रद्द करें?`,
  staysUntil: (plan, day) => `${plan} ${day} तक आपके पास रहेगा। आपसे आगे शुल्क नहीं लिया जाएगा।`,
  staysForMonth: (plan) =>
    `${plan} उस महीने के अंत तक आपके पास रहेगा जिसका भुगतान हो चुका है। आपसे आगे शुल्क नहीं लिया जाएगा।`,
  endsNow: (plan) => `${plan} अभी समाप्त हो जाएगा। आपसे आगे शुल्क नहीं लिया जाएगा।`,
  keep: (plan) => `${plan} रखें`,
  cancelSubscription: 'सब्सक्रिप्शन रद्द करें',
  cancelled: 'सब्सक्रिप्शन रद्द हो गया',
  cancelledNote: 'आपसे आगे शुल्क नहीं लिया जाएगा।',
}
