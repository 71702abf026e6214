import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'استماع',
  notLoaded: 'تعذّر تحميل الصوت',
  checkConnection: 'يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
}
