import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'பேக்கேஜைப் பதிவிறக்கி, நீங்கள் நீக்காத ஒரு ஃபோல்டரில் விரித்து வையுங்கள்.',
      'chrome://extensions பக்கத்தைத் திறந்து “Developer mode” என்பதை இயக்குங்கள்.',
      '“Load unpacked” என்பதைக் கிளிக் செய்து அந்த ஃபோல்டரைத் தேர்ந்தெடுங்கள்.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'பேக்கேஜைப் பதிவிறக்குங்கள். விரிக்க வேண்டாம்.',
      'about:debugging பக்கத்தைத் திறந்து “This Firefox” என்பதைத் தேர்ந்தெடுங்கள்.',
      '“Load Temporary Add-on” என்பதைக் கிளிக் செய்து பேக்கேஜைத் தேர்ந்தெடுங்கள். Firefox-ஐ மூடினால் அது அகற்றப்படும்.',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'மீண்டும் முயற்சி',
  absent: 'இந்த சர்வரில் இன்னும் பேக்கேஜ்கள் இல்லை. இதை நடத்துபவர் npm run extension மூலம் அவற்றை உருவாக்கலாம்.',
  download: (browser, kilobytes, hidden) => (
    <>
      {hidden(`${browser}-க்குப் `)}பதிவிறக்கு ({kilobytes} kB)
    </>
  ),
}
