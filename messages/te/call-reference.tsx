import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'కాల్స్',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  anyKey: 'ఏ కీ అయినా.',
  needs: (permission) => <>కావాల్సిన అనుమతి: {permission}</>,
  places: {
    path: 'పాత్',
    query: 'క్వెరీ',
    header: 'హెడర్',
    cookie: 'కుకీ',
    body: 'బాడీ',
  },
  required: (place) => `${place}, తప్పనిసరి`,
}
