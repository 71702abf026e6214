import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'ক্যাপশন',
  choose: 'বেছে নিন',
  kinds: { human: 'মানুষের লেখা', automatic: 'স্বয়ংক্রিয়' },
  fetching: 'ক্যাপশন আনা হচ্ছে...',
}
