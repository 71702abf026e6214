import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'الملف الشخصي',
  email: 'البريد الإلكتروني',
  memberSince: 'تاريخ الانضمام',
  phone: 'الهاتف',
  optional: 'اختياري.',
  save: 'حفظ',
  phoneSaved: 'تم حفظ رقم الهاتف',
  plan: 'الباقة',
  comeBack: (moment) => <>يتجدد رصيد الملخصات في {moment}.</>,
  data: 'بياناتك',
  dataText: 'كل ما يخصك، في ملف JSON واحد.',
  downloadData: 'تنزيل بياناتي',
  exportHistory: (link) => <>للملاحظات أو البطاقات أو مدير المراجع: {link('تصدير سجلك')}.</>,
  devices: 'الأجهزة',
  signOutEverywhere: 'تسجيل الخروج من كل مكان',
  signOutQuestion: 'يسجّل هذا خروجك من كل الأجهزة، ومنها هذا الجهاز.',
  loggedOut: 'تم تسجيل الخروج',
  onAllDevices: 'على كل الأجهزة.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'حذف الحساب',
  text: 'يُحذف سجلك وأجهزتك وإعداداتك نهائيًا. ولا نُبقي إلا سجلات الدفع التي يوجبها القانون. ويمكن التراجع خلال سبعة أيام.',
  deleteMine: 'حذف حسابي',
  dialogText: 'يُحذف بعد سبعة أيام. وحتى ذلك الحين يمكن التراجع في هذه الصفحة.',
  typeToConfirm: (email) => `للتأكيد يُكتب ${email}`,
  pleaseType: (email) => `يُرجى كتابة ${email}`,
  requested: 'سيُحذف حسابك بعد سبعة أيام',
  notice: 'الحذف',
  willBeDeleted: (day) => <>سيُحذف هذا الحساب في {day}.</>,
  untilThen: 'وحتى ذلك الحين يبقى كل شيء كما هو.',
  keep: 'الاحتفاظ بحسابي',
  stays: 'حسابك باقٍ',
}
