import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'पैकेज डाउनलोड करें और उसे ऐसे फ़ोल्डर में खोलें जिसे आप हटाएँगे नहीं।',
      'chrome://extensions खोलें और “Developer mode” चालू करें।',
      '“Load unpacked” पर क्लिक करें और वह फ़ोल्डर चुनें।',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'पैकेज डाउनलोड करें। उसे खोलें नहीं।',
      'about:debugging खोलें और “This Firefox” चुनें।',
      '“Load Temporary Add-on” पर क्लिक करें और पैकेज चुनें। Firefox बंद करने पर वह इसे हटा देता है।',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'फिर कोशिश करें',
  absent: 'इस सर्वर पर अभी कोई पैकेज नहीं है। इसे चलाने वाले npm run extension से पैकेज बना सकते हैं।',
  download: (browser, kilobytes, hidden) => (
    <>
      {hidden(`${browser} के लिए `)}डाउनलोड करें ({kilobytes} kB)
    </>
  ),
}
