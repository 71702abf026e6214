import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'पॅकेज डाउनलोड करा आणि कायम राहील अशा फोल्डरमध्ये उघडा.',
      'chrome://extensions उघडा आणि “Developer mode” सुरू करा.',
      '“Load unpacked” वर क्लिक करा आणि तो फोल्डर निवडा.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'पॅकेज डाउनलोड करा. ते उघडू नका.',
      'about:debugging उघडा आणि “This Firefox” निवडा.',
      '“Load Temporary Add-on” वर क्लिक करा आणि पॅकेज निवडा. Firefox बंद केल्यावर तो ते काढून टाकतो.',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'पुन्हा प्रयत्न करा',
  absent: 'या सर्व्हरवर अजून एकही पॅकेज नाही. तो चालवणारे npm run extension ने ती तयार करतात.',
  download: (browser, kilobytes, hidden) => (
    <>
      {hidden(`${browser} साठी `)}डाउनलोड करा ({kilobytes} kB)
    </>
  ),
}
