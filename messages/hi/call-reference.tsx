import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'कॉल',
  tryAgain: 'फिर कोशिश करें',
  anyKey: 'कोई भी कुंजी।',
  needs: (permission) => <>ज़रूरी अनुमति: {permission}</>,
  places: {
    path: 'पाथ',
    query: 'क्वेरी',
    header: 'हेडर',
    cookie: 'कुकी',
    body: 'बॉडी',
  },
  required: (place) => `${place}, ज़रूरी`,
}
