import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `ఒకేసారి ${max} డివైజ్‌లలో సైన్ ఇన్ అయి ఉండొచ్చు.`,
  held: (max) => `మీరు వేరే ${max} డివైజ్‌లలో సైన్ ఇన్ అయ్యారు. ఇక్కడ కొనసాగడానికి వాటిలో ఒకటి తీసేయండి.`,
  thisDevice: 'ఈ డివైజ్',
  waiting: 'వేచి ఉంది',
  seen: (last, first) => (
    <>
      చివరిగా వాడింది: {last}, మొదట వాడింది: {first}
    </>
  ),
  locationUnknown: 'ఎక్కడో తెలియదు',
  kinds: { desktop: 'కంప్యూటర్', mobile: 'ఫోన్', tablet: 'ట్యాబ్లెట్' },
  remove: 'తీసేయండి',
  removeNamed: (name) => `${name} తీసేయండి`,
  removeThis: 'ఈ డివైజ్‌ను తీసేయాలా? ఇక్కడ లాగ్‌అవుట్ అవుతారు.',
  removeOther: 'దీన్ని తీసేయాలా? వెంటనే అందులో లాగ్‌అవుట్ అవుతుంది.',
  removeDevice: 'డివైజ్ తీసేయండి',
  removed: 'డివైజ్ తీసేశాం',
  error: 'లోపం',
  failed: 'డివైజ్‌ను తీసేయలేకపోయాం',
}
