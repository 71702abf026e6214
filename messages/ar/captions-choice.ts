import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'التسميات التوضيحية',
  choose: 'اختيار',
  kinds: { human: 'كتبها شخص', automatic: 'تلقائية' },
  fetching: 'جارٍ جلب التسميات التوضيحية...',
}
