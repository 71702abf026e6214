import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `आप एक साथ ${max} डिवाइस पर साइन इन रह सकते हैं।`,
  held: (max) => `आप ${max} और डिवाइस पर साइन इन हैं। यहाँ आगे बढ़ने के लिए उनमें से एक हटाएँ।`,
  thisDevice: 'यह डिवाइस',
  waiting: 'इंतज़ार में',
  seen: (last, first) => (
    <>
      आख़िरी बार: {last}, पहली बार: {first}
    </>
  ),
  locationUnknown: 'जगह पता नहीं',
  kinds: { desktop: 'कंप्यूटर', mobile: 'फ़ोन', tablet: 'टैबलेट' },
  remove: 'हटाएँ',
  removeNamed: (name) => `${name} हटाएँ`,
  removeThis: 'यह डिवाइस हटाएँ? यहाँ से आपका लॉगआउट हो जाएगा।',
  removeOther: 'इसे हटाएँ? वहाँ से तुरंत लॉगआउट हो जाएगा।',
  removeDevice: 'डिवाइस हटाएँ',
  removed: 'डिवाइस हटा दिया गया',
  error: 'गड़बड़ी',
  failed: 'डिवाइस नहीं हटाया जा सका',
}
