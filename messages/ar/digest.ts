import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'جارٍ التحميل...',
  gone: 'لا يوجد موجز كهذا، أو مضى عليه أكثر من 90 يومًا.',
  following: 'المتابعات',
  failed: 'فشل',
  unpaid: 'بانتظار توفر الرصيد',
  unpaidNote: 'سنلخصه حين يتوفر في رصيدك ملخص.',
}
