import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => <>হয়ে গেছে: ডাইজেস্টের ইমেইল আর আসবে না। আপনার ডাইজেস্টগুলো {link('ফলোয়িং')} পেজে আছে।</>,
  what: 'আপনি যা ফলো করেন, তার ডাইজেস্ট ইমেইলে পাঠানো আমরা বন্ধ করে দেব।',
  stop: 'ইমেইল বন্ধ করুন',
}
