import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => <>हो गया: अब डाइजेस्ट के ईमेल नहीं आएँगे। आपके डाइजेस्ट {link('फ़ॉलो किए गए')} पेज पर अब भी हैं।</>,
  what: 'आप जो फ़ॉलो करते हैं, उसका डाइजेस्ट हम अब ईमेल से नहीं भेजेंगे।',
  stop: 'ईमेल बंद करें',
}
