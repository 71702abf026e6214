import type * as source from '#messages/mails.ts'
import { failureIn } from '../failure.ts'
import { keyTexts } from './keys.ts'
import { daysOf, plural } from './language.ts'
import { lineWords } from './line-words.ts'
import { problemTexts } from './problems.ts'
import { webhookTexts } from './webhooks.ts'

const minutesOf = (minutes: number): string =>
  plural(minutes, {
    zero: '0 دقائق',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${minutes} دقائق`,
    many: `${minutes} دقيقة`,
    other: `${minutes} دقيقة`,
  })

const nothingReached = (host: string, days: number): string => `لم يصل شيء إلى ${host} منذ ${daysOf(days)}.`

export const accountMails: typeof source.accountMails = {
  code: {
    subject: 'رمز تسجيل الدخول إلى Précis',
    preview: (minutes) => `صالح لمدة ${minutesOf(minutes)}، في المتصفح الذي طلبه`,
    heading: 'رمز تسجيل دخولك',
    enter: 'يُدخل في المتصفح الذي طُلب منه.',
    valid: (minutes) => `وهو صالح لمدة ${minutesOf(minutes)} ويعمل مرة واحدة. ولن نسألك عنه أبدًا.`,
    reason:
      'أدخل شخص عنوانك لتسجيل الدخول إلى Précis. إن لم يكن ذلك منك فيمكن تجاهل هذه الرسالة: بلا الرمز لا يحدث شيء.',
  },
  newDevice: {
    subject: 'تسجيل دخول جديد إلى حسابك في Précis',
    heading: 'تسجيل دخول جديد إلى حسابك',
    text: 'سُجّل الدخول إلى حسابك في Précis من جهاز لم نره من قبل.',
    device: 'الجهاز',
    near: 'بالقرب من',
    unknown: 'غير معروف',
    ipAddress: 'عنوان IP',
    time: 'الوقت',
    advice:
      'إن كان ذلك منك فلا شيء عليك. وإلا فيُرجى فتح حسابك وإزالة الجهاز والتحقق ممن يستطيع أيضًا قراءة بريدك: فإليه تصل رموز تسجيل الدخول.',
    reason: 'وصلتك هذه الرسالة لأن شخصًا سجّل الدخول إلى حسابك في Précis من جهاز جديد.',
  },
  newKey: {
    subject: 'مفتاح API جديد لحسابك في Précis',
    heading: 'مفتاح API جديد لحسابك',
    text: 'أُنشئ مفتاح API في حسابك في Précis. ويمكن لبرنامج أن يعمل به نيابة عنك.',
    name: 'الاسم',
    beginsWith: 'يبدأ بـ',
    may: 'يُسمح له',
    scopes: keyTexts.scopes,
    ends: 'الانتهاء',
    never: 'بلا انتهاء',
    advice: 'إن كان ذلك منك فلا شيء عليك. وإلا فيُرجى فتح حسابك وحذف المفتاح وتسجيل الخروج من كل مكان.',
    reason: 'وصلتك هذه الرسالة لأن شخصًا أنشأ مفتاح API في حسابك في Précis.',
  },
  deletion: {
    subject: 'سيُحذف حسابك في Précis',
    preview: (day) => `في ${day}، ما لم يُطلب الاحتفاظ به`,
    heading: 'سيُحذف حسابك',
    text: (day) => `وصلنا طلبك بحذف حسابك. سينتهي في ${day}، مع سجلك.`,
    planEnds: (plan) => `تنتهي باقتك ${plan} مع حسابك. ولا يُخصم شيء بعد ذلك، ولا يُرد ما تبقى من الشهر المدفوع.`,
    planRenews: (plan, day) =>
      `تنتهي باقتك ${plan} مع حسابك. ولا يُخصم شيء بعد ذلك، ولا يُرد ما تبقى من الشهر المدفوع. لكنها ستتجدد في ${day}: ولتجنب ذلك يُرجى إلغاؤها في صفحة حسابك.`,
    keep: 'للاحتفاظ به يكفي تسجيل الدخول قبل ذلك وفتح صفحة حسابك. وإن لم يكن الطلب منك فيُرجى فعل ذلك الآن وتسجيل الخروج من كل مكان.',
    reason: 'وصلتك هذه الرسالة لأن من سجّل الدخول إلى حسابك في Précis طلب ذلك.',
  },
  deleted: {
    subject: 'حُذف حسابك في Précis',
    text: 'حُذف حسابك وسجلّك. ولن يُخصم منك شيء بعد الآن.',
    back: 'يمكنك العودة في أي وقت: سجّل الدخول بهذا العنوان لتبدأ من جديد.',
    reason: 'وصلتك هذه الرسالة لأن حسابك في Précis حُذف كما طلبت.',
  },
  open: 'فتح حسابك',
}

export const webhookMails: typeof source.webhookMails = {
  made: {
    subject: 'خطاف ويب جديد لحسابك في Précis',
    heading: 'خطاف ويب جديد لحسابك',
    text: 'أُنشئ خطاف ويب في حسابك في Précis. ومن الآن نستدعي عنوانه حين يجهز شيء.',
    server: 'الخادم',
    calledWhen: 'يُستدعى عندما',
    events: webhookTexts.events,
    advice:
      'إن كان ذلك منك فلا شيء عليك. وإلا فيُرجى فتح حسابك وحذف خطاف الويب ومفاتيح API وتسجيل الخروج من كل مكان.',
    reason: 'وصلتك هذه الرسالة لأن شخصًا أنشأ خطاف ويب في حسابك في Précis.',
  },
  off: {
    heading: 'أوقفنا خطاف ويب',
    gone: (host) => `أجاب ${host} بالرمز 410، وهو طلب بالتوقف عن الاستدعاء.`,
    goneText: (host) => `أجاب ${host} بالرمز 410، وهو طلب بالتوقف عن الاستدعاء. لذا أوقفنا خطاف الويب.`,
    failing: nothingReached,
    failingText: (host, days) => `${nothingReached(host, days)} لذا أوقفنا خطاف الويب.`,
    next: 'حين يعود الخادم يمكن تفعيل خطاف الويب من جديد في صفحة حسابك. ومن هناك يمكن إرسال ما فاته.',
    reason: 'وصلتك هذه الرسالة لأن في حسابك في Précis خطاف ويب.',
  },
}

export const digestMail: typeof source.digestMail = {
  done: (count, day) =>
    plural(count, {
      zero: `لا فيديوهات جديدة، ${day}`,
      one: `فيديو جديد باختصار، ${day}`,
      two: `فيديوهان جديدان باختصار، ${day}`,
      few: `${count} فيديوهات جديدة باختصار، ${day}`,
      many: `${count} فيديو جديدًا باختصار، ${day}`,
      other: `${count} فيديو جديد باختصار، ${day}`,
    }),
  notDone: (count, day) =>
    plural(count, {
      zero: `لا فيديوهات جديدة، ${day}`,
      one: `فيديو جديد، ${day}`,
      two: `فيديوهان جديدان، ${day}`,
      few: `${count} فيديوهات جديدة، ${day}`,
      many: `${count} فيديو جديدًا، ${day}`,
      other: `${count} فيديو جديد، ${day}`,
    }),
  failed: 'لم يُلخَّص',
  failure: failureIn(problemTexts, 'تعذّر إعداد ملخص.'),
  waiting: 'بانتظار توفر الرصيد',
  waitingNote: 'سنلخصه حين يتوفر في رصيدك ملخص.',
  deleted: 'حُذف هذا الملخص.',
  states: lineWords.states,
  open: 'فتح هذا الموجز',
  stop: 'إيقاف هذه الرسائل',
  reason:
    'يصلك هذا الموجز لأنك تتابع قنوات أو قوائم تشغيل أو بودكاست على Précis. المتابعة مجانية؛ وكل ملخص يُحتسب واحدًا.',
}
