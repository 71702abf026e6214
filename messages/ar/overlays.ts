import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'إلى الأعلى',
  sentWhenBack: 'سيُرسل طلبك عند عودة الاتصال.',
  cancel: 'إلغاء',
}
