import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'कॉल',
  tryAgain: 'पुन्हा प्रयत्न करा',
  anyKey: 'कोणतीही API की.',
  needs: (permission) => <>{permission} परवानगी लागते</>,
  places: {
    path: 'पाथ',
    query: 'क्वेरी',
    header: 'हेडर',
    cookie: 'कुकी',
    body: 'बॉडी',
  },
  required: (place) => `${place}, आवश्यक`,
}
