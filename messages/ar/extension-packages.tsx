import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'تنزيل الحزمة وفك ضغطها في مجلد لا يُحذف.',
      'فتح chrome://extensions وتفعيل «Developer mode».',
      'الضغط على «Load unpacked» واختيار المجلد.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'تنزيل الحزمة وتركها مضغوطة.',
      'فتح about:debugging واختيار «This Firefox».',
      'الضغط على «Load Temporary Add-on» واختيار الحزمة. يزيلها Firefox عند إغلاقه.',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'إعادة المحاولة',
  absent: 'لا توجد حزم على هذا الخادم بعد. يُعدّها مشغّله بالأمر npm run extension.',
  download: (browser, kilobytes, hidden) => (
    <>
      تنزيل{hidden(` لمتصفح ${browser}`)} ({kilobytes} kB)
    </>
  ),
}
