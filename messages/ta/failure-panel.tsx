import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>தொடங்கும் நேரம்: {moment}, உங்கள் நேரப்படி.</>,
  costs: {
    none: 'இது உங்கள் சுருக்கங்களில் ஒன்றாக எண்ணப்படவில்லை.',
    unknown: 'உங்கள் சுருக்கம் இன்னும் உருவாகிக்கொண்டிருக்கலாம். பார்க்க, மீண்டும் முயலுங்கள்.',
  },
  remedies: {
    retry: 'மீண்டும் முயற்சி',
    paste: 'டிரான்ஸ்கிரிப்டை ஒட்டு',
    another: 'வேறு வீடியோ',
  },
  retryIn: (time) => `${time}-ல் மீண்டும் முயற்சி`,
  retryInMinutes: (count) =>
    plural(count, {
      one: `${count} நிமிடத்தில் மீண்டும் முயற்சி`,
      other: `${count} நிமிடங்களில் மீண்டும் முயற்சி`,
    }),
  retryInHours: (count) => `${count} மணிநேரத்தில் மீண்டும் முயற்சி`,
  retryInDays: (count) =>
    plural(count, { one: `${count} நாளில் மீண்டும் முயற்சி`, other: `${count} நாட்களில் மீண்டும் முயற்சி` }),
  retryNow: 'இப்போது மீண்டும் முயலலாம்.',
  summarizeFirst: (minutes) => `முதல் ${minutes} நிமிடத்தைச் சுருக்கு`,
  showsTranscript: 'YouTube-ல் டிரான்ஸ்கிரிப்ட் இருந்தால்',
  readExample: 'அல்லது ஓர் எடுத்துக்காட்டைப் படியுங்கள்:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube இப்போது எங்கள் சர்வர்களைத் தடுக்கிறது. உங்கள் பிரவுசர் தடுக்கப்படவில்லை.',
  how: (link) => (
    <>
      {link('Précis எக்ஸ்டென்ஷனோடு')} வீடியோவைத் திறந்து “Summarize” என்பதை அழுத்துங்கள். இங்கே தானாகவே தொடரும். அல்லது
      வீடியோவைத் திறந்து, அதன் டிரான்ஸ்கிரிப்டை நகலெடுத்து ஒட்டுங்கள்.
    </>
  ),
  open: 'வீடியோவைத் திற',
}
