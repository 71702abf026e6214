import type * as source from '#messages/plan-resumed.ts'

export const planResumed: typeof source.planResumed = {
  title: (plan) => `${plan} প্ল্যান চলবে`,
  undone: 'প্ল্যান আর বাতিল হচ্ছে না। এখন কোনো টাকা নেওয়া হয়নি।',
  undoneUntil: (day) => `প্ল্যান আর বাতিল হচ্ছে না। রিনিউ হবে ${day} তারিখে। এখন কোনো টাকা নেওয়া হয়নি।`,
}
