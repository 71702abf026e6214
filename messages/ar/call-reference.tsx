import type * as source from '#messages/call-reference.tsx'

export const callReference: typeof source.callReference = {
  calls: 'الطلبات',
  tryAgain: 'إعادة المحاولة',
  anyKey: 'أي مفتاح.',
  needs: (permission) => <>يحتاج إلى {permission}</>,
  places: {
    path: 'المسار',
    query: 'الاستعلام',
    header: 'الترويسة',
    cookie: 'ملف الارتباط',
    body: 'المتن',
  },
  required: (place) => `${place}، مطلوب`,
}
