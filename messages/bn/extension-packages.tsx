import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'প্যাকেজটি ডাউনলোড করে এমন একটি ফোল্ডারে খুলুন, যেটি মুছবেন না।',
      'chrome://extensions খুলে “Developer mode” চালু করুন।',
      '“Load unpacked” চেপে ফোল্ডারটি বেছে নিন।',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'প্যাকেজটি ডাউনলোড করুন। খুলবেন না।',
      'about:debugging খুলে “This Firefox” বেছে নিন।',
      '“Load Temporary Add-on” চেপে প্যাকেজটি বেছে নিন। Firefox বন্ধ করলে এটি সরে যায়।',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'আবার চেষ্টা করুন',
  absent: 'এই সার্ভারে এখনো কোনো প্যাকেজ নেই। যিনি সার্ভার চালান, তিনি npm run extension দিয়ে তৈরি করেন।',
  download: (browser, kilobytes, hidden) => (
    <>
      {hidden(`${browser}-এর জন্য `)}ডাউনলোড করুন ({kilobytes} kB)
    </>
  ),
}
