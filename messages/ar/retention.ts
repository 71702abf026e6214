import type * as source from '#messages/retention.ts'
import { retentionDays } from '#product/retention.ts'
import { daysOf } from './language.ts'

const days = retentionDays

export const retentionTexts: typeof source.retentionTexts = {
  history_items: {
    what: 'سجلك',
    howLong: `إلى أن تحذفه، و${daysOf(days.deletedItem)} آخر للتراجع عن ذلك؛ وسجل الزائر ${daysOf(days.idleVisitor)}، وما لصقه ${daysOf(days.visitorPaste)}`,
    why: 'لعرض ملخصاتك عليك من جديد',
  },
  moments: {
    what: 'الأسطر التي تشاركها، بصورة لا تكشف عنوانها',
    howLong: 'إلى أن توقف مشاركتها، أو ما دام ملخصها في سجلك',
    why: 'كي تعمل روابطها',
  },
  highlights: {
    what: 'الأسطر التي تميزها، وملاحظاتك عليها',
    howLong: 'إلى أن تزيلها، أو ما دام ملخصها في سجلك',
    why: 'لعرضها من جديد على كل أجهزتك',
  },
  questions: {
    what: 'الأسئلة التي تطرحها عن ملخص، مع إجاباتها',
    howLong: 'إلى أن تحذفها، أو ما دام ملخصها في سجلك؛ أحدث 100 لكل ملخص',
    why: 'لعرضها من جديد على كل أجهزتك',
  },
  collections: {
    what: 'مجموعاتك، وما آل إليه كل فيديو',
    howLong: 'إلى أن تحذفها، أو يُحذف حسابك',
    why: 'لعرضها من جديد على كل أجهزتك',
  },
  video_lists: {
    what: 'قوائم التشغيل والقنوات كما سردها YouTube',
    howLong: daysOf(days.videoList),
    why: 'كي تختار منها',
  },
  answers: {
    what: 'إجابات الذكاء الاصطناعي عن أسئلتك',
    howLong: 'إلى أن تحذف السؤال، أو يومًا بعد خروج الفيديو من سجلك',
    why: 'كي يحصل السؤال نفسه على الجواب نفسه، ويُحتسب مرة واحدة',
  },
  transcripts: {
    what: 'التفريغات',
    howLong: `الملصق ما دام في سجلك، وبلا حساب ${daysOf(days.visitorPaste)}، مع الشبكة التي جاء منها بصورة لا يمكن استرجاعها؛ وتفريغ الفيديو ${daysOf(days.unusedVideo)} بعد جلبه، أو ما دام في سجل أحد`,
    why: 'للتحقق من الاقتباسات فيه، ولسؤال YouTube مرة واحدة',
  },
  translations: {
    what: 'التفريغات بلغات أخرى، ومن طلبها',
    howLong: 'ما بقي التفريغ؛ ومن طلبها 25 ساعة',
    why: 'كي لا ينتظر القارئ التالي، ولعدّ الترجمات',
  },
  summaries: {
    what: 'نص الملخصات',
    howLong: `${daysOf(days.unusedVideo)}، أو ما دام في سجل أحد`,
    why: 'كي لا ينتظر من يطلب الفيديو نفسه بعدك',
  },
  runs: {
    what: 'الملخصات الجاري إعدادها',
    howLong: 'يوم واحد بعد انتهائها',
    why: 'لاستئنافها بعد انقطاع الاتصال',
  },
  people: {
    what: 'رقم الزائر، والبريد الإلكتروني الذي كتبه',
    howLong: `${daysOf(days.idleVisitor)} بعد آخر ملخص`,
    why: 'لعدّ الملخصات المجانية',
  },
  reservations: {
    what: 'الملخصات التي احتُسبت',
    howLong: `${daysOf(days.committedReservation)}؛ و${daysOf(days.releasedReservation)} حيث لم يُعدّ ملخص؛ والشبكة 25 ساعة`,
    why: 'لعدّ الملخصات',
  },
  question_reservations: {
    what: 'أن سؤالًا احتُسب، مع شبكة الزائر',
    howLong: '25 ساعة',
    why: 'لعدّ الأسئلة',
  },
  idempotent_calls: {
    what: 'أجوبة الطلبات التي فيها Idempotency-Key',
    howLong: 'يوم واحد',
    why: 'لإعطاء الجواب نفسه لطلب تكرر',
  },
  call_counts: {
    what: 'كم مرة استدعانا عنوان أو شبكة',
    howLong: 'حتى ساعة',
    why: 'لفرض الحدود',
  },
  users: {
    what: 'حسابك',
    howLong: `${daysOf(days.requestedDeletion)} بعد أن تحذفه؛ وعنوان لم يُسجَّل به الدخول ولا يملك شيئًا ${daysOf(days.unprovenAddress)}`,
    why: 'للتعرف عليك عند تسجيل الدخول',
  },
  devices: {
    what: 'أجهزتك، مع العنوان والمكان',
    howLong: `${daysOf(days.removedDevice)} بعد إزالتها أو تسجيل خروجها`,
    why: 'كي ترى من سجّل الدخول',
  },
  own_forms: {
    what: 'أشكال الملخصات التي أنشأتها',
    howLong: 'إلى أن تحذفها',
    why: 'لترتيب ملخصاتك بها',
  },
  api_keys: {
    what: 'مفاتيح API، بصورة لا يمكن استرجاعها، وآخر 100 طلب لكل منها',
    howLong: `إلى أن تحذفها، أو ${daysOf(days.endedKey)} بعد انتهائها`,
    why: 'لإدخال برامجك، ولنبيّن لك ما فعلته',
  },
  webhooks: {
    what: 'خطافات الويب، وآخر 100 رسالة إلى كل منها، وما أُجيب به',
    howLong: `إلى أن تحذف الخطاف؛ والرسالة ${daysOf(days.webhookDelivery)} على الأكثر`,
    why: 'لاستدعاء برامجك، ولنبيّن لك ما أُرسل إليها',
  },
  sessions: {
    what: 'عمليات تسجيل الدخول',
    howLong: '30 يومًا بعد آخر استخدام، و180 يومًا على الأكثر',
    why: 'لإبقائك داخل حسابك',
  },
  login_codes: {
    what: 'رموز تسجيل الدخول، بصورة لا يمكن استرجاعها',
    howLong: 'ساعة بعد انتهاء صلاحيتها',
    why: 'للتحقق من الرمز الذي تدخله',
  },
  entitlements: {
    what: 'باقتك',
    howLong: `${daysOf(days.endedPlan)} بعد انتهائها`,
    why: 'لإعطائك ما اشتريته',
  },
  subscriptions: {
    what: 'المشتريات والدفعات والإيصالات',
    howLong: `8 سنوات، وبلا حسابك بعد حذفه؛ وعملية شراء لم تُدفع ${daysOf(days.abandonedCheckout)}`,
    why: 'لأن قانون الضرائب يطلبه',
  },
  billing_emails: {
    what: 'رسائل البريد عن باقتك ودفعاتك',
    howLong: `${daysOf(days.billingEmail)} بعد إرسالها، أو إلى أن يُحذف حسابك`,
    why: 'لإرسال كل منها مرة واحدة، ولو تعطل خادم البريد',
  },
  billing_events: {
    what: 'رسائل مزوّد الدفع، والدفعات التي ينبغي النظر فيها',
    howLong: `${daysOf(days.billingEvent)}؛ و${daysOf(days.resolvedAlarm)} بعد حل المشكلة`,
    why: 'لقبول كل رسالة مرة واحدة',
  },
  help_requests: {
    what: 'طلبات المساعدة',
    howLong: `${daysOf(days.helpRequest)}، أو إلى أن يُحذف حسابك`,
    why: 'للرد عليك، وعلى ما يتبع ذلك',
  },
  follows: {
    what: 'ما تتابعه، وحالة كل فيديو منه',
    howLong: `إلى أن تلغي المتابعة؛ وحالة الفيديو ${daysOf(days.followedItem)} بعد تلخيصه أو فشله`,
    why: 'لتلخيص الجديد، مرة واحدة',
  },
  watches: {
    what: 'القنوات وقوائم التشغيل والبودكاست التي يتابعها أحد، وما نشرته، ومن يخبرنا به',
    howLong: 'ما دام أحد يتابعها',
    why: 'لمعرفة الجديد',
  },
  digest_settings: {
    what: 'كيف تريد موجزاتك',
    howLong: 'ما دام لك حساب',
    why: 'لإرسالها حين تريدها',
  },
  digests: {
    what: 'الفيديوهات التي كانت في كل موجز',
    howLong: daysOf(days.digest),
    why: 'لعرض موجز عليك من جديد، ولإرسال كل منها مرة واحدة',
  },
  audit_entries: {
    what: 'ما فعله المشرفون وما اطلعوا عليه',
    howLong: daysOf(days.auditEntry),
    why: 'كي تمكن مراجعته',
  },
  model_calls: {
    what: 'طلبات النماذج اللغوية، بلا نصها',
    howLong: daysOf(days.modelCall),
    why: 'لمعرفة تكلفتها',
  },
  model_shares: {
    what: 'ما استهلكه حساب، أو شبكة الزوار، من الذكاء الاصطناعي في يوم',
    howLong: 'حتى يومين',
    why: 'كي لا يستهلك أحد ما خُصص للآخرين',
  },
  receipt_counters: {
    what: 'أرقام الإيصالات، والباقات المعروضة، وإصدارات قاعدة البيانات',
    howLong: 'ما دام Précis يعمل',
    why: 'لأنها لا تقول شيئًا عن أحد',
  },
}

export const retentionPoint: typeof source.retentionPoint = ({ what, howLong, why }) =>
  `${what}: ${howLong}. ${why}.`
