import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'خطافات الويب',
  text: 'نستدعي خادمك حين يجهز ملخص أو موجز.',
  help: 'كيفية التحقق من الاستدعاء',
  off: 'متوقف',
  failing: 'يفشل',
  open: 'فتح',
  openNamed: (host) => `فتح ${host}`,
  newWebhook: 'خطاف ويب جديد',
  newWebhookText: 'عنوان https على الإنترنت العام.',
  made: 'سر التوقيع الخاص بك',
  madeText: 'يثبت أن الاستدعاء منا. يُرجى نسخه الآن، فلا يمكننا عرضه مرة أخرى.',
  secret: 'السر',
  copySecret: 'نسخ السر',
  address: 'العنوان',
  addressInvalid: 'يُرجى إدخال عنوان كامل، مثل https://example.com/hook.',
  eventsLabel: 'يُستدعى عندما',
  events: {
    'summary.completed': 'يصل ملخص إلى سجلك',
    'summary.failed': 'يتعذّر إعداد ملخص',
    'digest.ready': 'يجهز موجز ما تتابعه',
    'collection.ended': 'ينتهي العمل على كل فيديوهات مجموعة',
  },
  eventsMissing: 'يُرجى اختيار حدث واحد على الأقل.',
  create: 'إنشاء خطاف ويب',
}
