import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'هل تحتاج إلى مساعدة؟',
  description: 'يُرجى وصف ما أردت فعله وما حدث بدلًا منه. رابط الفيديو يساعدنا.',
  replyHint: 'سنرد على هذا العنوان.',
  topic: 'ما الذي تحتاج إلى المساعدة فيه؟',
  send: 'إرسال',
  sent: 'أُرسل طلب المساعدة',
  answerWithin: (hours) =>
    plural(hours, {
      zero: 'سنرد قريبًا.',
      one: 'سنرد خلال ساعة.',
      two: 'سنرد خلال ساعتين.',
      few: `سنرد خلال ${hours} ساعات.`,
      many: `سنرد خلال ${hours} ساعة.`,
      other: `سنرد خلال ${hours} ساعة.`,
    }),
  topicMissing: 'يُرجى وصف ما تحتاج إلى المساعدة فيه',
  topicShort: (least) =>
    plural(least, {
      zero: 'يُرجى ذكر تفاصيل أكثر',
      one: 'يُرجى ذكر تفاصيل أكثر (حرف واحد على الأقل)',
      two: 'يُرجى ذكر تفاصيل أكثر (حرفان على الأقل)',
      few: `يُرجى ذكر تفاصيل أكثر (${least} أحرف على الأقل)`,
      many: `يُرجى ذكر تفاصيل أكثر (${least} حرفًا على الأقل)`,
      other: `يُرجى ذكر تفاصيل أكثر (${least} حرف على الأقل)`,
    }),
}
