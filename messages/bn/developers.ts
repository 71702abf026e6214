import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'ডেভেলপার',
  description: 'আপনার নিজের প্রোগ্রাম থেকে সারাংশ, প্রতিটি লাইনে উদ্ধৃতি ও সেকেন্ড: API কী, উদাহরণ, সব কল।',
  heading: 'আপনার প্রোগ্রাম থেকে Précis ব্যবহার করুন',
  lead: 'যেকোনো প্রোগ্রাম থেকে এমন সারাংশ, যার লাইনের সঙ্গে উদ্ধৃতি ও সেকেন্ড থাকে।',
  keyHeading: 'একটি API কী নিন',
  keyText:
    'আপনার [অ্যাকাউন্টের পেজে](/account) একটি তৈরি করুন, শুধু দরকারি অনুমতিগুলো দিয়ে। এটি Authorization হেডারে পাঠান, কখনো ঠিকানায় নয়।',
  exampleHeading: 'একটি সারাংশ তৈরি করুন',
  exampleText: 'PRECIS_KEY-তে আপনার API কী আর PRECIS_URL-এ এই সাইটের ঠিকানা দিন।',
  copy: 'কপি করুন',
  copyProgram: (program) => `কপি করুন: ${program}`,
  agentHeading: 'একটি এজেন্ট যুক্ত করুন',
  agentText:
    'এজেন্ট যেসব টুল পায়: ভিডিওর জন্য (summarize, list_forms, get_transcript, ask), আপনার লাইব্রেরির জন্য (search_library), সংগ্রহের জন্য (list_videos, make_collection, read_collections, change_collection) আর আপনি যা ফলো করেন তার জন্য (read_following, change_following, read_digest)। আপনার API কী আর এই সাইটের ঠিকানা বসিয়ে দিন।',
  agentLabel: 'আপনার অ্যাপের সেটিংস',
  webhookHeading: 'ওয়েবহুক',
  webhookText: `আপনার [অ্যাকাউন্টের পেজে](/account) একটি তৈরি করুন: সারাংশ বা ডাইজেস্ট তৈরি হলেই আমরা আপনার সার্ভারে কল করি। কলে Standard Webhooks-এর নিয়মে স্বাক্ষর থাকে। ${webhookTimeoutSeconds} সেকেন্ডের মধ্যে 2xx উত্তর দিন, না হলে আমরা এক দিন ধরে আবার চেষ্টা করি।`,
  webhookLabel: 'JavaScript-এ একটি রিসিভার',
  webhookShow: 'কল কীভাবে যাচাই করবেন, দেখুন',
  rulesHeading: 'জেনে রাখুন',
  rules: [
    `একটি API কী মিনিটে ${keyCallsPerMinute}টি কল করতে পারে। কত বাকি, তা RateLimit হেডারে থাকে।`,
    'Idempotency-Key দিলে একই কল একবারই গোনা হয় এবং এক দিন পর্যন্ত একই উত্তর পায়।',
    'ব্যর্থতা আসে problem+json হয়ে, একটি স্থায়ী কোড ও একটি সহজ বাক্যসহ। এগুলো কখনো গোনা হয় না।',
    'সারাংশ লেখা হতে হতেই পেতে Accept-এ text/event-stream দিন।',
  ],
  callsHeading: 'সব কল',
  callsText: 'একটি API কী যা যা পারে, সব [OpenAPI নথি](/api/openapi.json) থেকে।',
  show: 'সব কল দেখুন',
}
