import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `একসঙ্গে ${max}টি ডিভাইসে সাইন ইন করে থাকতে পারেন।`,
  held: (max) => `আপনি অন্য ${max}টি ডিভাইসে সাইন ইন করে আছেন। এখানে চালিয়ে যেতে তার একটি সরান।`,
  thisDevice: 'এই ডিভাইস',
  waiting: 'অপেক্ষায়',
  seen: (last, first) => (
    <>
      শেষ দেখা গেছে {last}, প্রথম {first}
    </>
  ),
  locationUnknown: 'জায়গা অজানা',
  kinds: { desktop: 'কম্পিউটার', mobile: 'ফোন', tablet: 'ট্যাবলেট' },
  remove: 'সরান',
  removeNamed: (name) => `সরান: ${name}`,
  removeThis: 'এই ডিভাইসটি সরাবেন? এখানে লগআউট হয়ে যাবে।',
  removeOther: 'এটি সরাবেন? সঙ্গে সঙ্গে লগআউট হয়ে যাবে।',
  removeDevice: 'ডিভাইস সরান',
  removed: 'ডিভাইস সরানো হয়েছে',
  error: 'সমস্যা',
  failed: 'ডিভাইস সরানো যায়নি',
}
