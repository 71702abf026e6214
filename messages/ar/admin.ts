import type * as source from '#messages/admin.ts'
import { number, plural } from './language.ts'

const usersOf = (count: number): string =>
  plural(count, {
    zero: 'لا مستخدمين',
    one: 'مستخدم واحد',
    two: 'مستخدمان',
    few: `${count} مستخدمين`,
    many: `${number(count)} مستخدمًا`,
    other: `${number(count)} مستخدم`,
  })

export const adminTexts: typeof source.adminTexts = {
  title: 'نظام إدارة المستخدمين: Précis',
  heading: 'نظام إدارة المستخدمين',
  loading: 'جارٍ التحميل...',
  tryAgain: 'إعادة المحاولة',
  more: 'عرض المزيد',
  unlimited: 'بلا حدود',
  success: 'تم',
  error: 'خطأ',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'كل المستخدمين',
  search: 'البحث بالبريد الإلكتروني',
  users: 'المستخدمون',
  none: 'لا مستخدمين بعد.',
  noMatch: 'لا مستخدمين مطابقين.',
  moreThan: (count) => `أكثر من ${usersOf(count)}`,
  count: usersOf,
  left: (count) => `المتبقي ${count}`,
  select: 'اختيار',
  selectUser: (email) => `اختيار ${email}`,
  current: 'معلومات المستخدم المختار',
  choose: 'يُختار مستخدم من القائمة، أو يُكتب عنوان.',
  unknown: 'لا مستخدم بهذا العنوان.',
  email: 'البريد الإلكتروني',
  plan: 'الباقة',
  subscribed: 'الاشتراك',
  yes: 'نعم',
  no: 'لا',
  remaining: 'المتبقي',
  created: 'أُنشئ',
}

export const adminForms: typeof source.adminForms = {
  register: 'تسجيل مستخدم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف (اختياري)',
  send: 'تسجيل',
  sending: 'جارٍ التسجيل...',
  registered: (isNew) => (isNew ? 'تم تسجيل المستخدم' : 'هذا العنوان مسجل من قبل'),
  notRegistered: 'تعذّر تسجيل المستخدم',
  test: 'ملخص اختباري',
  userEmail: 'بريد المستخدم',
  video: 'رابط الفيديو',
  generate: 'إعداد ملخص',
  generating: 'جارٍ الإعداد...',
  counts: 'يُحتسب الملخص من رصيد هذا المستخدم.',
  notGenerated: 'تعذّر إعداد الملخص',
  noneLeft: 'لم يبقَ لهذا المستخدم أي ملخص.',
  generated: (left) =>
    plural(left, {
      zero: 'أُعدّ الملخص! لم يبقَ للمستخدم أي ملخص.',
      one: 'أُعدّ الملخص! بقي للمستخدم ملخص واحد.',
      two: 'أُعدّ الملخص! بقي للمستخدم ملخصان.',
      few: `أُعدّ الملخص! بقيت للمستخدم ${left} ملخصات.`,
      many: `أُعدّ الملخص! بقي للمستخدم ${left} ملخصًا.`,
      other: `أُعدّ الملخص! بقي للمستخدم ${left} ملخص.`,
    }),
  generatedUnlimited: 'أُعدّ الملخص! للمستخدم ملخصات بلا حدود.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'طلبات المساعدة',
  show: 'عرض',
  open: 'مفتوحة',
  answered: 'أُجيب عنها',
  all: 'الكل',
  requests: 'الطلبات وحالتها',
  nobodyWaits: 'لا أحد ينتظر جوابًا.',
  noRequests: 'لا توجد طلبات.',
  markAnswered: 'وضع علامة أُجيب عنه',
  openAgain: 'إعادة الفتح',
  signedIn: 'مع تسجيل الدخول',
  notSignedIn: 'بلا تسجيل دخول',
  answerBy: (moment) => `الجواب قبل ${moment}`,
  notMailed: 'لم تُرسل رسالة البريد',
  usage: 'سجل الاستخدام',
  chooseUser: 'يُختار مستخدم لعرض ما لخّصه.',
  summaries: 'ملخصات هذا المستخدم',
  noSummaries: 'لا ملخصات بعد.',
}

type Done = (admin: string, target: string | null) => string

const did =
  (what: string): Done =>
  (admin, target) =>
    `${admin}: ${what}${target === null ? '' : ` ${target}`}`

export const adminActivity: typeof source.adminActivity = {
  title: 'نشاط المشرفين',
  list: 'النشاط، الأحدث أولًا',
  none: 'لا شيء بعد.',
  failed: (why) => `فشل: ${why}`,
  done: {
    'list-users': did('عرض المستخدمين'),
    'read-usage': did('قراءة استخدام المستخدم'),
    'register-user': did('تسجيل المستخدم'),
    summarize: did('إعداد ملخص للمستخدم'),
    'list-help-requests': did('عرض طلبات المساعدة'),
    'change-help-request': did('تغيير طلب المساعدة'),
    'read-audit': did('قراءة هذه القائمة'),
  },
}
