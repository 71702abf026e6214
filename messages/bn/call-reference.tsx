import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'কল',
  tryAgain: 'আবার চেষ্টা করুন',
  anyKey: 'যেকোনো API কী চলবে।',
  needs: (permission) => <>{permission} অনুমতি লাগবে</>,
  places: {
    path: 'পাথ',
    query: 'কোয়েরি',
    header: 'হেডার',
    cookie: 'কুকি',
    body: 'বডি',
  },
  required: (place) => `${place}, আবশ্যক`,
}
