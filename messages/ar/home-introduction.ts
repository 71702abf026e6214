import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'مثال آخر',
  stepsHeading: 'ثلاث خطوات',
  steps: [
    { title: 'لصق رابط', text: 'يصلح أي رابط من YouTube، أو تفريغ نصي.' },
    { title: 'قراءته باختصار', text: 'ملخص وأفكار وفصول، مع أوقاتها.' },
    { title: 'التحقق من أي سطر', text: 'الإشارة إلى السطر تُظهر كلمات المتحدث نفسه.' },
  ],
  differencesHeading: 'ما الذي يميزه',
  differences: [
    { title: 'مقارنة بالفيديو', text: 'إذا لم يكن الاقتباس في التفريغ، قلنا ذلك.' },
    { title: 'الفيديو كله', text: 'خريطة تبيّن مواضع الأسطر في الفيديو.' },
    { title: 'رصيد عادل', text: 'ما فشل أو أُلغي من الملخصات لا يُحتسب.' },
    { title: 'بياناتك', text: 'لا يُحمَّل شيء من YouTube قبل الضغط على التشغيل.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'مثال باختصار',
  whole: 'قراءته كاملًا',
  stop: 'إيقاف',
  playAgain: 'إعادة التشغيل',
  checking: 'جارٍ التحقق...',
  verified: 'موثّق',
}
