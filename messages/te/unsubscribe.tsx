import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => <>ఆపేశాం: ఇక డైజెస్ట్ ఈమెయిల్స్ రావు. మీ డైజెస్ట్‌లు {link('ఫాలోయింగ్')} పేజీలో ఉంటాయి.</>,
  what: 'మీరు ఫాలో అయ్యేవాటి డైజెస్ట్‌ను మీకు ఈమెయిల్ చేయడం ఆపేస్తాం.',
  stop: 'ఈమెయిల్స్ ఆపండి',
}
