import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'المطورون',
  description: 'ملخصات مع اقتباس وثانية لكل سطر، من برامجك أنت: مفاتيح وأمثلة وكل الطلبات.',
  heading: 'استخدام Précis من برامجك',
  lead: 'ملخصات تأتي أسطرها مع اقتباس وثانية، من أي برنامج.',
  keyHeading: 'الحصول على مفتاح',
  keyText:
    'يُنشأ المفتاح في [صفحة حسابك](/account)، بالصلاحيات اللازمة فقط. ويُرسل في ترويسة Authorization، ولا يُرسل في عنوان أبدًا.',
  exampleHeading: 'إعداد ملخص',
  exampleText: 'يُضبط PRECIS_KEY على مفتاحك وPRECIS_URL على عنوان هذا الموقع.',
  copy: 'نسخ',
  copyProgram: (program) => `نسخ ${program}`,
  agentHeading: 'ربط وكيل',
  agentText:
    'يحصل على أدوات لفيديو (summarize وlist_forms وget_transcript وask)، ولسجلك (search_library)، وللمجموعات (list_videos وmake_collection وread_collections وchange_collection)، ولما تتابعه (read_following وchange_following وread_digest). يوضع فيه مفتاحك وعنوان هذا الموقع.',
  agentLabel: 'إعدادات تطبيقك',
  webhookHeading: 'خطافات الويب',
  webhookText: `يُنشأ الخطاف في [صفحة حسابك](/account): نستدعي خادمك حين يجهز ملخص أو موجز. تُوقَّع الاستدعاءات بحسب Standard Webhooks. ويجب الرد برمز 2xx خلال ${webhookTimeoutSeconds} ثانية، وإلا أعدنا المحاولة طوال يوم.`,
  webhookLabel: 'مستقبِل بلغة JavaScript',
  webhookShow: 'عرض كيفية التحقق من الاستدعاء',
  rulesHeading: 'معلومات مفيدة',
  rules: [
    `حد المفتاح في الدقيقة ${keyCallsPerMinute} طلبًا. وترويسات RateLimit تذكر المتبقي.`,
    'مع Idempotency-Key يُحتسب الطلب نفسه مرة واحدة، ويحصل على الجواب نفسه طوال يوم.',
    'تأتي الأخطاء بصيغة problem+json مع رمز ثابت وجملة واضحة. ولا تُحتسب أبدًا.',
    'بالترويسة Accept: text/event-stream يمكن تتبع الملخص أثناء كتابته.',
  ],
  callsHeading: 'كل الطلبات',
  callsText: 'كل ما يمكن لمفتاح أن يفعله، من [وثيقة OpenAPI](/api/openapi.json).',
  show: 'عرض كل الطلبات',
}
