import type * as source from '#messages/webhook-use.tsx'
import { plural } from './language.ts'

export const webhookUse: typeof source.webhookUse = {
  none: 'لم يُرسل شيء بعد. يمكن تجربته بإرسال اختبار.',
  deliveries: 'الإرسالات',
  newest: (max) => `آخر ${max} على الأكثر`,
  counted: {
    waiting: (count) => `في الانتظار: ${count}`,
    delivered: (count) => `وصل: ${count}`,
    failed: (count) => `فشل: ${count}`,
  },
  waitingInAll: (count) => `في الانتظار إجمالًا: ${count}`,
  states: { waiting: 'في الانتظار', delivered: 'وصل', failed: 'فشل' },
  attempts: (count) =>
    plural(count, {
      zero: 'بلا محاولات',
      one: 'محاولة واحدة',
      two: 'محاولتان',
      few: `${count} محاولات`,
      many: `${count} محاولة`,
      other: `${count} محاولة`,
    }),
  lastTook: (ms) => `استغرقت الأخيرة ${ms} م.ث`,
  nextAt: (moment) => `التالية في ${moment}`,
  list: (facts) => facts.join('، '),
  sent: 'أُرسل',
  answer: 'الجواب',
  sendAgain: 'إعادة الإرسال',
  answered: (status) => `الجواب ${status}.`,
  failures: {
    'private-address': 'يقود الاسم إلى عنوان خاص، ونحن لا نستدعي العناوين الخاصة.',
    'unknown-host': 'لا يوجد خادم بهذا الاسم.',
    unreachable: 'لم يقبل الخادم الاتصال.',
    insecure: 'شهادة الخادم غير صالحة.',
    closed: 'أغلق الخادم الاتصال بلا جواب.',
    timeout: 'لم يصل جواب في الوقت المحدد.',
    'switched-off': 'لم يُرسل، لأن خطاف الويب كان متوقفًا.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'إرسال اختبار',
  switchOn: 'تفعيل',
  switchOff: 'إيقاف',
  oldSecretUntil: (moment) => <>يعمل السر القديم حتى {moment}.</>,
  newSecret: 'سر جديد',
  newSecretQuestion: (hours) =>
    plural(hours, {
      zero: 'إنشاء سر جديد؟ يتوقف القديم فورًا.',
      one: 'إنشاء سر جديد؟ يعمل القديم ساعة أخرى.',
      two: 'إنشاء سر جديد؟ يعمل القديم ساعتين أخريين.',
      few: `إنشاء سر جديد؟ يعمل القديم ${hours} ساعات أخرى.`,
      many: `إنشاء سر جديد؟ يعمل القديم ${hours} ساعة أخرى.`,
      other: `إنشاء سر جديد؟ يعمل القديم ${hours} ساعة أخرى.`,
    }),
  makeSecret: 'إنشاء سر جديد',
  made: 'سر التوقيع الجديد الخاص بك',
  madeText: 'يُرجى نسخه الآن، فلا يمكننا عرضه مرة أخرى.',
  secret: 'السر',
  copySecret: 'نسخ السر',
  delete: 'حذف',
  deleteQuestion: 'حذفه مع سجل ما أُرسل إليه؟',
  deleteWebhook: 'حذف خطاف الويب',
  deleted: 'تم حذف خطاف الويب',
}
