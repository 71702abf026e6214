import type * as source from '#messages/heads.ts'

export const heads: typeof source.heads = {
  names: {
    home: 'الرئيسية',
    features: 'الميزات',
    howItWorks: 'طريقة العمل',
    pricing: 'الأسعار',
    faq: 'الأسئلة',
    alternatives: 'البدائل',
    score: 'بطاقة النتائج',
    extension: 'إضافة المتصفح',
    developers: 'المطورون',
    about: 'من نحن',
    contact: 'التواصل معنا',
    guide: 'الدليل',
    privacy: 'الخصوصية',
    terms: 'الشروط',
  },
  card: (title) => `${title}: بطاقة من Précis`,
}
