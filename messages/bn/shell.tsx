import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'সরাসরি মূল অংশে যান',
  loading: 'লোড হচ্ছে...',
  pages: 'পেজ',
  morePages: 'আরও পেজ',
  mainPages: 'প্রধান পেজ',
  help: 'সাহায্য',
  login: 'লগইন',
  logout: 'লগআউট',
  account: 'অ্যাকাউন্ট',
  accountMenu: 'অ্যাকাউন্টের মেনু',
  pro: 'Pro',
  motto: 'যেকোনো ভিডিও, সংক্ষেপে, আর তার প্রতিটি লাইন যাচাই করা যায়।',
  licences: (link) => (
    <>
      এই পেজের লাইব্রেরি ও ফন্টের {link('লাইসেন্স')}। উদাহরণের ট্রান্সক্রিপ্ট: রাইস বিশ্ববিদ্যালয়ের ভাষণ (পাবলিক ডোমেইন, 1962);
      JavaScript: The Good Parts-এর ক্যাপশন (CC BY 3.0, Google)।
    </>
  ),
  columns: { product: 'প্রোডাক্ট', company: 'কোম্পানি', legal: 'আইনি' },
  languages: 'পেজটি এই ভাষায় পড়ুন',
  translationNote: (link) => <>এই পেজটি মেশিনে অনুবাদ করা। কিছু ভুল বা খটমট লাগলে {link('আমাদের জানান')}।</>,
  colours: (present) => <>রং: {present}</>,
  switchColours: (present) => <>হালকা আর গাঢ় রঙের মধ্যে বদলান, এখন {present}</>,
  asOnDevice: 'এই ডিভাইসের মতো',
  light: 'হালকা',
  dark: 'গাঢ়',
}
