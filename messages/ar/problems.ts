import type * as source from '#messages/problems.ts'

export const problemTexts: typeof source.problemTexts = {
  INVALID_REQUEST: {
    title: 'هذا الطلب غير صحيح',
    detail: 'لم يُقبل شيء مما أُدخل. يُرجى مراجعته ثم الإرسال من جديد.',
  },
  UNAUTHORIZED: { title: 'يلزم تسجيل الدخول', detail: 'يتطلب هذا تسجيل الدخول.' },
  EMAIL_REQUIRED: { title: 'البريد الإلكتروني مطلوب', detail: 'يُرجى إدخال بريدك الإلكتروني أولًا.' },
  SIGN_IN_REQUIRED: { title: 'يُرجى تسجيل الدخول', detail: 'يتطلب هذا تسجيل الدخول.' },
  FORBIDDEN: { title: 'غير مسموح', detail: 'هذا ليس ضمن حسابك أو باقتك.' },
  DEVICE_LIMIT: {
    title: 'أجهزة كثيرة جدًا',
    detail: 'حسابك مفتوح على عدد كبير من الأجهزة. يُرجى إزالة أحدها للمتابعة هنا.',
  },
  KEY_INVALID: {
    title: 'مفتاح API هذا لا يعمل',
    detail: 'المفتاح خاطئ أو محذوف أو انتهت مدته.',
  },
  KEY_SCOPE: { title: 'ليست لمفتاح API هذه الصلاحية', detail: 'يُرجى إنشاء مفتاح له هذه الصلاحية.' },
  KEY_IN_URL: {
    title: 'مفتاح API في العنوان',
    detail: 'يُرسل المفتاح في ترويسة Authorization، لا في العنوان.',
  },
  KEY_LIMIT: { title: 'مفاتيح API كثيرة جدًا', detail: 'لإنشاء مفتاح جديد يُرجى حذف مفتاح قبله.' },
  WEBHOOK_LIMIT: { title: 'خطافات ويب كثيرة جدًا', detail: 'لإنشاء خطاف جديد يُرجى حذف خطاف قبله.' },
  WEBHOOK_OFF: { title: 'خطاف الويب هذا متوقف', detail: 'يُرجى تفعيله أولًا.' },
  IDEMPOTENCY_MISMATCH: {
    title: 'سبق طلب آخر بالقيمة نفسها في Idempotency-Key',
    detail: 'الطلب المختلف يحتاج إلى Idempotency-Key جديد.',
  },
  CODE_WRONG: { title: 'الرمز خاطئ', detail: 'هذا الرمز غير صحيح. يُرجى إدخال الرمز الذي وصل بالبريد.' },
  CODE_EXPIRED: { title: 'انتهت صلاحية الرمز', detail: 'يُرجى طلب رمز جديد.' },
  INVALID_LINK: {
    title: 'هذا ليس رابطًا من YouTube',
    detail: 'يُرجى لصق رابط فيديو من YouTube. للمواقع الأخرى تصلح إضافة المتصفح أو لصق تفريغ الفيديو.',
  },
  NOT_FOUND: { title: 'غير موجود', detail: 'لم نجد هذا. ربما حُذف.' },
  METHOD_NOT_ALLOWED: { title: 'غير ممكن في هذا العنوان', detail: 'لا يقبل هذا العنوان هذه العملية.' },
  REQUEST_TIMEOUT: {
    title: 'استغرق وصول الطلب وقتًا طويلًا',
    detail: 'يُرجى التحقق من الاتصال بالإنترنت وإعادة المحاولة.',
  },
  PAYLOAD_TOO_LARGE: { title: 'كبير جدًا', detail: 'ما أُرسل أكبر من الحد المسموح.' },
  UNSUPPORTED_MEDIA_TYPE: { title: 'نوع محتوى غير مقبول', detail: 'يُقبل هنا نوع آخر من المحتوى.' },
  TRANSCRIPT_EMPTY: { title: 'لا كلمات في التفريغ', detail: 'لم نجد في هذا التفريغ أي كلمة منطوقة.' },
  TRANSCRIPT_NOT_TEXT: {
    title: 'هذا ليس ملفًا نصيًا',
    detail: 'يُرجى اختيار ملف تسميات توضيحية (SubRip أو WebVTT أو غيرهما) أو لصق التفريغ.',
  },
  TRANSCRIPT_TOO_LARGE: {
    title: 'التفريغ كبير جدًا',
    detail: 'التفريغ أكبر من الحد المسموح. يُرجى لصق جزء أصغر.',
  },
  TRANSCRIPT_TOO_LONG: {
    title: 'التفريغ طويل جدًا',
    detail: 'كلمات التفريغ أكثر من الحد المسموح. يُرجى لصق جزء أصغر.',
  },
  SOURCE_UNAVAILABLE: {
    title: 'لم نحصل على التفريغ من YouTube',
    detail: 'لا يمكن جلب التفريغ من YouTube الآن. عند لصقه نُعدّ الملخص.',
  },
  VIDEO_NOT_FOUND: { title: 'الفيديو غير موجود', detail: 'لا يوجد فيديو كهذا على YouTube، أو حُذف.' },
  PLAYLIST_NOT_FOUND: {
    title: 'قائمة التشغيل غير موجودة',
    detail: 'لا توجد قائمة تشغيل كهذه على YouTube، أو هي خاصة.',
  },
  PRIVATE_VIDEO: { title: 'فيديو خاص', detail: 'هذا الفيديو خاص، فلا يمكننا قراءة تسمياته التوضيحية.' },
  AGE_RESTRICTED: {
    title: 'فيديو مقيد بالعمر',
    detail: 'لا يعرض YouTube هذا الفيديو إلا للبالغين بعد تسجيل الدخول.',
  },
  MEMBERS_ONLY: { title: 'لأعضاء القناة فقط', detail: 'لا يشاهد هذا الفيديو إلا أعضاء القناة.' },
  PAYMENT_NEEDED: { title: 'فيديو مدفوع', detail: 'لا يُعرض هذا الفيديو إلا بعد شرائه أو استئجاره.' },
  GEO_BLOCKED: { title: 'غير متاح في هذا البلد', detail: 'لا يُعرض هذا الفيديو في بلد خادمنا.' },
  UPCOMING: { title: 'لم يبدأ بعد', detail: 'لم يبدأ هذا الفيديو بعد. يُرجى المحاولة لاحقًا.' },
  LIVE_NOW: { title: 'بث مباشر الآن', detail: 'هذا الفيديو يُبث الآن. يُرجى المحاولة بعد انتهاء البث.' },
  LIVE_PROCESSING: {
    title: 'انتهى البث للتو',
    detail: 'يُعدّ YouTube التسميات التوضيحية الآن. يُرجى المحاولة بعد قليل.',
  },
  VIDEO_PROCESSING: {
    title: 'لم يجهز بعد',
    detail: 'ما زال YouTube يعالج هذا الفيديو. يُرجى المحاولة بعد قليل.',
  },
  NO_CAPTIONS: {
    title: 'لا تسميات توضيحية',
    detail: 'ليس لهذا الفيديو تسميات توضيحية. إن كان لديك تفريغ له فيمكنك لصقه.',
  },
  VIDEO_UNAVAILABLE: { title: 'الفيديو غير متاح', detail: 'لا يعرض YouTube هذا الفيديو.' },
  CAPTIONS_WITHHELD: {
    title: 'لم نحصل على التسميات التوضيحية',
    detail: 'لدى YouTube تسميات توضيحية لهذا الفيديو لكنه لم يعطنا إياها. يُرجى لصق التفريغ أو المحاولة لاحقًا.',
  },
  YOUTUBE_BLOCKED: {
    title: 'يحجب YouTube هذا الخادم',
    detail: 'يُرجى لصق التفريغ أو المحاولة لاحقًا.',
  },
  YOUTUBE_RATE_LIMITED: {
    title: 'طلبات كثيرة جدًا إلى YouTube',
    detail: 'يُرجى المحاولة بعد قليل أو لصق التفريغ.',
  },
  YOUTUBE_PAUSED: {
    title: 'توقف قصير',
    detail: 'يحجبنا YouTube لبعض الوقت. يُرجى المحاولة بعد قليل.',
  },
  YOUTUBE_CHANGED: {
    title: 'تغيّر YouTube',
    detail: 'أجاب YouTube بما لم نستطع قراءته. عند لصق التفريغ نُعدّ الملخص.',
  },
  YOUTUBE_UNREACHABLE: {
    title: 'تعذّر الوصول إلى YouTube',
    detail: 'لم يُجب YouTube في الوقت المحدد. يُرجى إعادة المحاولة.',
  },
  FORM_NEEDS_MODEL: {
    title: 'يحتاج هذا الشكل إلى نموذج لغوي',
    detail: 'لا يوجد نموذج لغوي على هذا الخادم. يُرجى اختيار شكل آخر.',
  },
  FORM_LIMIT: {
    title: 'بلغت أشكالك حد الباقة',
    detail: 'لا تتيح باقتك أشكالًا أكثر من هذه. لإنشاء شكل جديد يُرجى حذف واحد منها.',
  },
  SUMMARY_FAILED: {
    title: 'تعذّر إعداد الملخص',
    detail: 'عذرًا، لم نتمكن من تلخيص هذا الفيديو. يُرجى إعادة المحاولة أو اختيار فيديو آخر.',
  },
  SUMMARY_TIMEOUT: {
    title: 'استغرق الملخص وقتًا طويلًا',
    detail: 'لم يجهز الملخص في الوقت المحدد. يُرجى إعادة المحاولة.',
  },
  SUMMARY_STOPPED: { title: 'أُوقف الملخص', detail: 'أُوقف الملخص قبل أن يكتمل.' },
  PAYMENT_INVALID: {
    title: 'لم تُؤكَّد الدفعة',
    detail: 'تعذّر تأكيد الدفعة. إن خُصم مبلغ فيُرجى مراسلتنا.',
  },
  ALREADY_SUBSCRIBED: { title: 'الاشتراك قائم', detail: 'لديك هذه الباقة من قبل.' },
  NOTHING_TO_CANCEL: { title: 'لا شيء لإلغائه', detail: 'ليست لديك باقة سارية.' },
  NOTHING_TO_RESUME: { title: 'لا شيء لاستئنافه', detail: 'ليست لديك باقة ملغاة.' },
  PAYMENT_PROVIDER_UNREACHABLE: {
    title: 'تعذّر الوصول إلى خدمة الدفع',
    detail: 'لا تستجيب خدمة الدفع. يُرجى المحاولة بعد قليل.',
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: 'رفضت خدمة الدفع الطلب',
    detail: 'لم تقبل خدمة الدفع هذا الطلب. يُرجى إعادة المحاولة.',
  },
  QUESTION_LIMIT: { title: 'لا أسئلة متبقية', detail: 'استُهلكت أسئلتك لهذا اليوم.' },
  TRANSLATION_LIMIT: {
    title: 'استُهلكت ترجمات اليوم',
    detail: 'لا تتيح باقتك ترجمة تفريغات أخرى اليوم. يُرجى المحاولة غدًا.',
  },
  TRANSLATION_NEEDS_MODEL: {
    title: 'تحتاج الترجمة إلى نموذج لغوي',
    detail: 'لا يوجد نموذج لغوي على هذا الخادم، فلا يمكن ترجمة التفريغ.',
  },
  PASTE_LIMIT: {
    title: 'لا مساحة للتفريغات',
    detail:
      'امتلأت مساحة التفريغات الملصقة. يُرجى حذف بعض القديم، أو تسجيل الدخول أو تغيير الباقة لمساحة أكبر.',
  },
  FOLLOW_LIMIT: {
    title: 'بلغت المتابعات حد الباقة',
    detail:
      'لا تتيح باقتك متابعة المزيد من القنوات وقوائم التشغيل والبودكاست. لإضافة جديد يُرجى إلغاء متابعة واحدة.',
  },
  FEED_UNREACHABLE: {
    title: 'الخلاصة لا تستجيب',
    detail: 'تعذّر الوصول إلى الخلاصة. يُرجى المحاولة بعد قليل.',
  },
  FEED_UNREADABLE: { title: 'هذه ليست خلاصة', detail: 'لم نجد في هذا العنوان خلاصة يمكننا قراءتها.' },
  NO_TRANSCRIPT: { title: 'لا يوجد تفريغ', detail: 'لم نجد تفريغًا لهذا.' },
  RATE_LIMITED: {
    title: 'طلبات كثيرة جدًا',
    detail: 'طلبات كثيرة في وقت قصير. يُرجى الانتظار قليلًا ثم إعادة المحاولة.',
  },
  OVERLOADED: { title: 'الخادم مشغول', detail: 'الخادم مشغول الآن. يُرجى المحاولة بعد قليل.' },
  SHUTTING_DOWN: { title: 'إعادة تشغيل', detail: 'يُعاد تشغيل الخادم. يُرجى المحاولة بعد قليل.' },
  DATABASE_UNAVAILABLE: {
    title: 'تعذّر الوصول إلى قاعدة البيانات',
    detail: 'لا يمكن الحفظ أو القراءة الآن. يُرجى المحاولة بعد قليل.',
  },
  STORAGE_UNAVAILABLE: { title: 'تعذّر الوصول إلى التخزين', detail: 'يُرجى المحاولة بعد قليل.' },
  STORAGE_DAMAGED: { title: 'فُقد النص', detail: 'تعذّرت قراءة النص المحفوظ. يُرجى لصقه من جديد.' },
  MAIL_UNAVAILABLE: {
    title: 'لا يمكن إرسال البريد',
    detail: 'لا يمكن إرسال رسائل البريد الآن. يُرجى المحاولة بعد قليل.',
  },
  INTERNAL: { title: 'حدث خطأ ما', detail: 'الخطأ من جهتنا. يُرجى المحاولة بعد قليل.' },
}
