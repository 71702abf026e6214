import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Pro திட்டத்துக்கு மாறுங்கள்',
  isWaiting: (title) => `“${title}” காத்திருக்கிறது.`,
  usedUp: 'உங்கள் இலவசச் சுருக்கங்கள் முடிந்துவிட்டன.',
  moreAfter: (count, hours) => `முதல் சுருக்கத்துக்கு ${hours} மணிநேரம் கழித்து மேலும் ${count} கிடைக்கும்.`,
  moreAt: (count, moment) => `${moment} மேலும் ${count} கிடைக்கும்.`,
  planLine: (price, allowance) => `${price}, ${allowance}`,
  subscribe: 'திட்டத்தில் சேர்',
  subscribeTo: (plan) => `${plan} திட்டத்தில் சேர்`,
  note: (link) => (
    <>
      நீங்கள் உருவாக்கியவை உங்களுடையவையே; படிக்கலாம், தேடலாம். திட்டங்களுக்கு மாதந்தோறும் கட்டணம்; எப்போது வேண்டுமானாலும் ரத்துசெய்யலாம்.{' '}
      {link('திட்டங்களை ஒப்பிடுங்கள்')}
    </>
  ),
  comingSoon: 'விரைவில்',
  notSetUp: 'பணம் செலுத்தும் வசதி இங்கே இன்னும் அமைக்கப்படவில்லை.',
  wasDemo: 'இது ஒரு டெமோ',
  wasDemoNote: 'பணம் எதுவும் எடுக்கப்படவில்லை. விலைப் பக்கத்தில் ஒரு திட்டத்தை முயன்று பார்க்கலாம்.',
}

export const soon: typeof source.soon = {
  today: (time) => `இன்று ${time}-க்கு`,
  tomorrow: (time) => `நாளை ${time}-க்கு`,
  later: (moment) => `${moment}-க்கு`,
}
