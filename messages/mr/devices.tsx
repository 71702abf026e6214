import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `तुम्ही एका वेळी ${max} डिव्हाइसवर साइन इन करू शकता.`,
  held: (max) => `तुम्ही इतर ${max} डिव्हाइसवर साइन इन केले आहे. इथे पुढे जाण्यासाठी त्यांपैकी एक काढून टाका.`,
  thisDevice: 'हे डिव्हाइस',
  waiting: 'प्रतीक्षेत',
  seen: (last, first) => (
    <>
      शेवटचा वापर {last}, पहिला {first}
    </>
  ),
  locationUnknown: 'ठिकाण माहीत नाही',
  kinds: { desktop: 'कॉम्प्युटर', mobile: 'फोन', tablet: 'टॅबलेट' },
  remove: 'काढून टाका',
  removeNamed: (name) => `${name} काढून टाका`,
  removeThis: 'हे डिव्हाइस काढून टाकायचे? तुम्ही इथून लॉग आउट व्हाल.',
  removeOther: 'ते काढून टाकायचे? ते लगेच लॉग आउट होईल.',
  removeDevice: 'डिव्हाइस काढून टाका',
  removed: 'डिव्हाइस काढून टाकले',
  error: 'अडचण आली',
  failed: 'डिव्हाइस काढून टाकता आले नाही',
}
