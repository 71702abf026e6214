import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'حالة الخدمة',
  loading: 'جارٍ التحميل...',
  tryAgain: 'إعادة المحاولة',
  asOf: (moment, seconds) => `حتى ${moment}. يُحدَّث كل ${seconds} ث.`,
  waiting: 'في الانتظار',
  oldest: (count, duration) => `${count}، أقدمها منذ ${duration}`,
  running: 'قيد التشغيل',
  silent: 'العامل لا يستجيب',
  spentToday: 'أُنفق اليوم',
  database: 'قاعدة البيانات',
  shares: {
    all: 'الجميع',
    visitors: 'الزوار',
    network: 'أكثر شبكات الزوار نشاطًا',
    free: 'الحسابات المجانية',
    'free-account': 'أكثر حساب مجاني نشاطًا',
    'paid-account': 'أكثر حساب مدفوع نشاطًا',
  },
  spent: (spent, max) => `${spent} من ${max}`,
  refused: (spent, max, count) => `${spent} من ${max}، رُفض ${count}`,
  seconds: (count) => `${count} ث`,
  minutes: (count) => `${count} د`,
  hours: (count) => `${count} س`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'النماذج اليوم (UTC)',
    heads: ['النموذج', 'الطلبات', 'الفاشلة', 'الرموز الداخلة + الخارجة', 'التكلفة'],
    empty: 'لم يُستدعَ أي نموذج اليوم.',
  },
  sources: {
    title: 'مصادر التفريغ، منذ بدء هذا الخادم',
    heads: ['المصدر', 'ناجح', 'نتائج أخرى'],
    empty: 'لم يُسأل أي مصدر بعد.',
  },
  sweeps: {
    title: 'عمليات التنظيف',
    heads: ['العملية', 'آخر تشغيل', 'صفوف مستحقة', 'الحالة'],
    empty: 'لا تجري هنا عمليات تنظيف.',
  },
  sizes: { title: 'الجداول', heads: ['الجدول', 'الحجم', 'الصفوف'], empty: 'لا توجد جداول.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'غير معروفة',
  noOthers: 'لا شيء',
  notYet: 'ليس بعد',
  notCounted: 'لم تُعدّ',
  running: 'قيد التشغيل',
  failed: 'فشلت',
  good: 'سليمة',
}
