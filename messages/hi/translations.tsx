import type * as source from '#messages/translations.tsx'
import { number } from './language.ts'

const unusable = 'AI मॉडल के जवाब काम के नहीं थे। फिर कोशिश करें या दूसरी भाषा चुनें।'

export const translationTexts: typeof source.translationTexts = {
  needsModel: 'अनुवाद के लिए भाषा मॉडल चाहिए, जो इस सर्वर पर नहीं है। सर्वर चलाने वाले उसे जोड़ सकते हैं।',
  tooLong: (lines) => `ज़्यादा से ज़्यादा ${number(lines)} पंक्तियों के ट्रांसक्रिप्ट का अनुवाद हो सकता है।`,
  into: 'इस भाषा में अनुवाद करें',
  choose: 'भाषा चुनें',
  ready: (language) => `${language} (तैयार)`,
  working: (language) => `${language} में अनुवाद हो रहा है...`,
  progress: (done, total) => `${total} में से ${done} ${done === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`,
  cancel: 'रद्द करें',
  backOn: (moment) => `यह ${moment} से फिर उपलब्ध होगा।`,
  doneSoFar: (done, total) => `${total} में से ${done} ${done === 1 ? 'पंक्ति' : 'पंक्तियों'} का अनुवाद हो गया है।`,
  continue: 'जारी रखें',
  start: (language) => `${language} में अनुवाद करें`,
  unchecked: 'हर पंक्ति का अनुवाद भाषा मॉडल करता है। इसकी जाँच कोई नहीं करता।',
  by: (names, models) => <>{models(`अनुवाद: ${names.join(' और ')}`)}, जाँचा नहीं गया।</>,
  stayOriginal: (count) => (count === 1 ? '1 पंक्ति मूल भाषा में है।' : `${count} पंक्तियाँ मूल भाषा में हैं।`),
  download: (language) => `${language} में डाउनलोड करें`,
  leftToday: (remaining, perDay) => `आज ${perDay} में से ${remaining} बाक़ी।`,
  nextFree: (moment) => `अगला ${moment} को मिलेगा।`,
  used: (perDay) => (perDay === 1 ? 'आज का अनुवाद इस्तेमाल हो चुका है।' : `आज के ${perDay} अनुवाद इस्तेमाल हो चुके हैं।`),
  causes: {
    outage: 'AI मॉडल ने जवाब नहीं दिया। कुछ मिनट बाद फिर कोशिश करें।',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'बाक़ी अनुवाद में एक ट्रांसक्रिप्ट की सीमा से ज़्यादा AI लगता।',
    earlier: 'AI का कोटा पूरा हो गया था। अब फिर जगह है।',
    all: 'आज सबके लिए AI का कोटा पूरा हो गया है।',
    visitors: 'बिना खाते वालों के लिए आज का AI कोटा पूरा हो गया है। खाते वालों का कोटा अलग है।',
    network: 'आपके नेटवर्क का बिना खाते वाला आज का AI कोटा पूरा हो गया है। खाते वालों का कोटा अलग है।',
    free: 'मुफ़्त खातों के लिए आज का AI कोटा पूरा हो गया है। हर प्लान का कोटा अलग है।',
    'free-account': 'आपका आज का AI कोटा पूरा हो गया है। हर प्लान का कोटा अलग है।',
    'paid-account': 'आपके प्लान का आज का AI कोटा पूरा हो गया है।',
  },
}
