import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'الانتقال إلى المحتوى',
  loading: 'جارٍ التحميل...',
  pages: 'الصفحات',
  morePages: 'صفحات أخرى',
  mainPages: 'الصفحات الرئيسية',
  help: 'المساعدة',
  login: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  account: 'الحساب',
  accountMenu: 'قائمة الحساب',
  pro: 'Pro',
  motto: 'أي فيديو، باختصار، ويمكن التحقق من كل سطر فيه.',
  licences: (link) => (
    <>
      {link('تراخيص')} المكتبات والخطوط في هذه الصفحة. تفريغات الأمثلة: خطاب جامعة رايس (ملك عام، 1962)؛
      والتسميات التوضيحية لمحاضرة <bdi>JavaScript: The Good Parts (CC BY 3.0, Google)</bdi>.
    </>
  ),
  columns: { product: 'المنتج', company: 'الشركة', legal: 'قانوني' },
  languages: 'قراءة هذه الصفحة بلغة أخرى',
  translationNote: (link) => (
    <>تُرجمت هذه الصفحة آليًا. إن ظهر فيها خطأ أو صياغة غريبة فيُرجى {link('إخبارنا')}.</>
  ),
  colours: (present) => <>الألوان: {present}</>,
  switchColours: (present) => <>التبديل بين الفاتح والداكن، الآن {present}</>,
  asOnDevice: 'كما في الجهاز',
  light: 'فاتح',
  dark: 'داكن',
}
