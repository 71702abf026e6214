import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'खाता',
  signInText: 'अपना प्लान, अपने डिवाइस और अपना डेटा देखने के लिए साइन इन करें।',
  login: 'साइन इन',
  tooManyDevices: 'आप बहुत ज़्यादा डिवाइस पर साइन इन हैं। यहाँ आगे बढ़ने के लिए उनमें से एक हटाएँ।',
  manageDevices: 'डिवाइस प्रबंधित करें',
}
