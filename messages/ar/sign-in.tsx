import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'سنرسل إلى بريدك رمزًا من ستة أرقام. لا حاجة إلى كلمة مرور.'

export const signIn: typeof source.signIn = {
  windowTitle: 'تسجيل الدخول: Précis',
  title: 'تسجيل الدخول إلى حسابك',
  titleForSummaries: (count) =>
    plural(count, {
      zero: 'تسجيل الدخول',
      one: 'تسجيل الدخول للحصول على ملخص مجاني',
      two: 'تسجيل الدخول للحصول على ملخصين مجانيين',
      few: `تسجيل الدخول للحصول على ${count} ملخصات مجانية`,
      many: `تسجيل الدخول للحصول على ${count} ملخصًا مجانيًا`,
      other: `تسجيل الدخول للحصول على ${count} ملخص مجاني`,
    }),
  titleToContinue: 'تسجيل الدخول للمتابعة',
  description: codeText,
  descriptionForPlan: `يُرجى تسجيل الدخول لشراء باقة لهذا البريد الإلكتروني. ${codeText}`,
  descriptionToContinue: 'ملخصاتك تنتقل معك.',
  signedInAs: (email) => <>تم تسجيل الدخول باسم {email}.</>,
  goOn: 'متابعة',
  held: 'نجح تسجيل الدخول وهو في الانتظار',
  or: 'أو',
  continueWith: (name) => `المتابعة باستخدام ${name}`,
  sendCode: 'إرسال رمز إليّ',
  codeSent: (email, minutes) => (
    <>
      الرمز في طريقه إلى {email}.{' '}
      {plural(minutes, {
        zero: 'مدة صلاحيته قصيرة.',
        one: 'وهو صالح لدقيقة واحدة.',
        two: 'وهو صالح لدقيقتين.',
        few: `وهو صالح لمدة ${minutes} دقائق.`,
        many: `وهو صالح لمدة ${minutes} دقيقة.`,
        other: `وهو صالح لمدة ${minutes} دقيقة.`,
      })}
    </>
  ),
  codeIsPrinted: 'لم يُضبط خادم بريد هنا: يُطبع الرمز حيث شُغّل Précis.',
  code: 'الرمز',
  codeIncomplete: 'يُرجى إدخال أرقام الرمز الستة',
  submit: 'تسجيل الدخول',
  otherEmail: 'استخدام بريد آخر',
  resend: 'إرسال رمز آخر',
  resendIn: (seconds) => `إرسال رمز آخر بعد ${seconds} ث`,
  done: 'تم تسجيل الدخول',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'أُلغي تسجيل الدخول.',
  expired: 'استغرق ذلك وقتًا طويلًا، أو بدأ في متصفح آخر. يُرجى إعادة المحاولة.',
  emailUnverified: 'البريد الإلكتروني لذلك الحساب غير مؤكد. يُرجى تسجيل الدخول برمز بدلًا من ذلك.',
  unavailable: 'تعذّر الوصول إلى تلك الخدمة الآن. يُرجى تسجيل الدخول برمز بدلًا من ذلك.',
  other: 'لم ينجح ذلك. يُرجى إعادة المحاولة، أو تسجيل الدخول برمز.',
}
