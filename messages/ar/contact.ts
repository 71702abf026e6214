import type * as source from '#messages/contact.ts'
import { plans } from '#product/plans.ts'
import { hoursOf } from './language.ts'

export const contact: typeof source.contact = {
  title: 'التواصل معنا',
  description: `كيف تصل إلينا بنموذج المساعدة. نرد خلال ${hoursOf(plans.free.supportHours)}، وفي أكبر باقة خلال ${hoursOf(plans.unlimited.supportHours)}.`,
  heading: 'التواصل معنا',
  lead: 'كل رسالة يقرؤها إنسان.',
  mailHeading: 'مراسلتنا',
  formLabel: 'فتح نموذج المساعدة',
  mailNote:
    'يُرجى ذكر الفيديو وما ظهر لك. المعرّف في رسالة الخطأ يساعدنا على العثور عليه. يُرجى عدم إرسال كلمة مرور أو بيانات بطاقة أبدًا.',
  timesHeading: 'متى نرد',
  within: (hours) => `خلال ${hoursOf(hours)}`,
  hoursHeading: 'ساعات العمل',
  hours: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 6 مساءً بتوقيت الهند (IST)',
  topicsHeading: 'بماذا نساعد',
  topics: [
    {
      title: 'فيديو يفشل',
      text: 'الأسباب المعتادة، وما يفيد فيها، في [الأسئلة الشائعة](/faq).',
    },
    {
      title: 'ملخص خاطئ',
      text: 'يُرجى ذكر الفيديو والسطر. أكثر ما نتعلم منه الأسطر الخاطئة.',
    },
    { title: 'الباقات والدفعات', text: 'المبالغ والإيصالات والإلغاء، ودفعة لم تصل.' },
    { title: 'حسابك', text: 'تسجيل الدخول والأجهزة، وتنزيل بياناتك، وحذف حسابك.' },
    { title: 'الخصوصية والأمان', text: 'أسئلة عن بياناتك، أو ثغرة وجدتها.' },
    { title: 'أفكار', text: 'ما الذي ينقص، وما الذي ستفعله به.' },
  ],
  closing: {
    heading: 'أسرع من المراسلة',
    text: 'كثير من الأجوبة موجود هنا.',
    faq: 'أسئلة وأجوبة',
    howItWorks: 'طريقة العمل',
    summarize: 'تلخيص فيديو',
  },
}
