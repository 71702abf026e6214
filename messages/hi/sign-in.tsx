import type * as source from '#messages/sign-in.tsx'

const codeText = 'हम आपको ईमेल से छह अंकों का कोड भेजेंगे। पासवर्ड की ज़रूरत नहीं।'

export const signIn: typeof source.signIn = {
  windowTitle: 'साइन इन: Précis',
  title: 'अपने खाते में साइन इन करें',
  titleForSummaries: (count) => `${count} मुफ़्त ${count === 1 ? 'सारांश' : 'सारांशों'} के लिए साइन इन करें`,
  titleToContinue: 'आगे बढ़ने के लिए साइन इन करें',
  description: codeText,
  descriptionForPlan: `इस ईमेल के लिए प्लान लेने से पहले साइन इन करें। ${codeText}`,
  descriptionToContinue: 'आपके सारांश आपके साथ रहेंगे।',
  signedInAs: (email) => <>आप {email} से साइन इन हैं।</>,
  goOn: 'आगे बढ़ें',
  held: 'साइन इन हो गया है और इंतज़ार में है',
  or: 'या',
  continueWith: (name) => `${name} से आगे बढ़ें`,
  sendCode: 'मुझे कोड भेजें',
  codeSent: (email, minutes) => (
    <>
      {email} पर कोड भेजा जा रहा है। वह {minutes} मिनट तक मान्य है।
    </>
  ),
  codeIsPrinted: 'यहाँ कोई मेल सर्वर नहीं है: कोड वहाँ छपता है जहाँ Précis शुरू किया गया था।',
  code: 'कोड',
  codeIncomplete: 'कृपया कोड के छहों अंक डालें',
  submit: 'साइन इन करें',
  otherEmail: 'दूसरा ईमेल डालें',
  resend: 'नया कोड भेजें',
  resendIn: (seconds) => `${seconds} सेकंड बाद नया कोड भेजें`,
  done: 'साइन इन हो गया',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'साइन इन रद्द हुआ।',
  expired: 'इसमें बहुत देर लगी, या यह किसी और ब्राउज़र में शुरू हुआ था। कृपया फिर कोशिश करें।',
  emailUnverified: 'उस खाते का ईमेल सत्यापित नहीं है। कृपया कोड से साइन इन करें।',
  unavailable: 'उस सेवा से अभी संपर्क नहीं हो रहा है। कृपया कोड से साइन इन करें।',
  other: 'यह नहीं हो सका। कृपया फिर कोशिश करें, या कोड से साइन इन करें।',
}
