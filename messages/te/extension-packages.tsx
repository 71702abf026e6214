import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome, Edge, Brave, Chromium',
    steps: [
      'ప్యాకేజీని డౌన్‌లోడ్ చేసి, తర్వాత తొలగించని ఫోల్డర్‌లో అన్‌ప్యాక్ చేయండి.',
      'chrome://extensions తెరిచి, “Developer mode” ఆన్ చేయండి.',
      '“Load unpacked” నొక్కి, ఆ ఫోల్డర్‌ను ఎంచుకోండి.',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'ప్యాకేజీని డౌన్‌లోడ్ చేయండి. అన్‌ప్యాక్ చేయకండి.',
      'about:debugging తెరిచి, “This Firefox” ఎంచుకోండి.',
      '“Load Temporary Add-on” నొక్కి, ఆ ప్యాకేజీని ఎంచుకోండి. Firefoxను మూసేసినప్పుడు అది పోతుంది.',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  absent: 'ఈ సర్వర్‌లో ఇంకా ప్యాకేజీలు లేవు. దీన్ని నడిపేవారు npm run extension కమాండ్‌తో వాటిని తయారు చేస్తారు.',
  download: (browser, kilobytes, hidden) => (
    <>
      {hidden(`${browser} కోసం `)}డౌన్‌లోడ్ ({kilobytes} kB)
    </>
  ),
}
