import type * as source from '#messages/paste-dialog.tsx'
import { number } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'ট্রান্সক্রিপ্ট পেস্ট করুন',
  forAccount: (limit) =>
    `ক্যাপশন বা সাধারণ টেক্সট, সময়সহ বা ছাড়া, সর্বোচ্চ ${limit}। শুধু আপনিই দেখতে পান, আর আপনি না মোছা পর্যন্ত আপনার ইতিহাসে থাকে।`,
  forVisitor: (limit, days) =>
    `ক্যাপশন বা সাধারণ টেক্সট, সময়সহ বা ছাড়া, সর্বোচ্চ ${limit}। শুধু আপনিই দেখতে পান। আমরা ${days} দিন রাখি, সাইন ইন করলে থাকে আপনার ইতিহাসে।`,
  transcript: 'ট্রান্সক্রিপ্ট',
  placeholder: '0:00 সবাইকে স্বাগত।\n0:04 আজ আমরা চাঁদ নিয়ে কথা বলব।',
  whereToFind: 'কোথায় পাব?',
  file: (button, rest) => (
    <>
      {button('একটি ক্যাপশন ফাইল বেছে নিন')}
      {rest(' বা টেনে এনে এখানে ছাড়ুন')}
    </>
  ),
  removeFile: 'ফাইল সরান',
  videoTitle: 'শিরোনাম (না দিলেও চলে)',
  videoLink: 'ভিডিওর লিংক (না দিলেও চলে)',
  videoLinkHint: 'লিংক থাকলে কোনো সময়ে ক্লিক করে ভিডিও সেখান থেকে চালানো যায়।',
  submit: 'সারাংশ করুন',
  missing: 'ট্রান্সক্রিপ্ট পেস্ট করুন বা একটি ফাইল বেছে নিন।',
  emptyFile: 'ফাইলটি খালি।',
  tooLarge: (size, limit) => `এটির আকার ${size}। ট্রান্সক্রিপ্ট সর্বোচ্চ ${limit} হতে পারে।`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'একজন', 'দুজন', 'তিনজন', 'চারজন', 'পাঁচজন', 'ছয়জন', 'সাতজন', 'আটজন', 'নয়জন']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => `${number(count)}টি লাইন`,
  withoutTimes: 'সময় নেই',
  seconds: (count) => `${count} সেকেন্ড`,
  minutes: (count) => `${number(count)} মিনিট`,
  speakers: (count) => `${small[count] ?? `${count} জন`} বক্তা`,
  list: (facts) => facts.join(', '),
}
