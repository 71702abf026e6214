import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('পেমেন্টের ডেমো।')} এই সার্ভারে পেমেন্ট চালু নেই: কোনো টাকা নেওয়া হয় না, আর সব প্ল্যানই ব্যবহার করে দেখতে পারেন।
    </>
  ),
}
