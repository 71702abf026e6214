import type * as source from '#messages/billing.ts'

export const billingTexts: typeof source.billingTexts = {
  notLoaded: 'உங்கள் கட்டணங்களை லோட் செய்ய முடியவில்லை. உங்கள் திட்டம் பாதிக்கப்படவில்லை.',
  loading: 'கட்டணங்கள் லோட் ஆகின்றன...',
  demo: 'டெமோ: இந்த சர்வரில் பணம் செலுத்தும் வசதி அமைக்கப்படவில்லை, அதனால் பணம் எதுவும் எடுக்கப்படாது.',
  seePlans: 'திட்டங்களைப் பார்',
  changePlan: 'திட்டத்தை மாற்று',
  resume: 'மீண்டும் தொடங்கு',
  cancel: 'ரத்துசெய்',
  payments: 'கட்டணங்கள்',
  paidFor: (plan, start, end) => `${plan}, ${start} முதல் ${end} வரை`,
  paidForInDemo: (plan, start, end) => `${plan}, ${start} முதல் ${end} வரை (டெமோ)`,
  refunded: (price) => `(${price} திருப்பித் தரப்பட்டது)`,
  receipt: 'ரசீது',
  olderNotLoaded: 'பழைய கட்டணங்களை லோட் செய்ய முடியவில்லை.',
  showOlder: 'பழையவற்றைக் காட்டு',
  cancelTitle: (plan) => `${plan} திட்டத்தை ரத்துசெய்யவா?`,
  staysUntil: (plan, day) => `${plan} திட்டம் ${day} வரை உங்களிடம் இருக்கும். இனி பணம் எடுக்க மாட்டோம்.`,
  staysForMonth: (plan) =>
    `நீங்கள் பணம் செலுத்திய மாதம் முடியும் வரை ${plan} திட்டம் உங்களிடம் இருக்கும். இனி பணம் எடுக்க மாட்டோம்.`,
  endsNow: (plan) => `${plan} திட்டம் இப்போதே முடிந்துவிடும். இனி பணம் எடுக்க மாட்டோம்.`,
  keep: (plan) => `${plan} தொடரட்டும்`,
  cancelSubscription: 'சந்தாவை ரத்துசெய்',
  cancelled: 'சந்தா ரத்துசெய்யப்பட்டது',
  cancelledNote: 'இனி பணம் எடுக்க மாட்டோம்.',
}
