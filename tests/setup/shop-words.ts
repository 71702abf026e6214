/** The words of a shop, by the languages whose pages, emails and calls are searched for them. */
export const shopWords = {
  en: /\b(?:pric(?:e|es|ing)|plans?|upgrad(?:e|es|ing)|subscri(?:be|bed|ption|ptions)|bill(?:s|ed|ing)?|receipts?|paywall|allowances?|razorpay|refund\w*|checkout|paid|pay(?:ing|ments?)|charg(?:e|ed|es)|buy|costs nothing|free (?:summar|account|question|plan)\w*)\b|₹/i,
  // The date of joining is no subscription.
  hi: /प्लान|क़ीमत|कीमत|दाम|बिल(?!्)|ख़रीद|खरीद|भुगतान|रसीद|सदस्यता(?! की तारीख़)|अपग्रेड|मुफ़्त|मुफ्त|कोट[ाे]|razorpay|₹/i,
  ar: /باق(?:ة|ات|تك|تي)|أسعار|السعر|تشتري|شراء|محاسبت|اشتراك|ترقية|إيصال|الدفع|دفعات|فاتورة|مجاني|رصيد|razorpay|₹/i,
} as const

/** A language whose words of a shop are known. */
export type SearchedLanguage = keyof typeof shopWords
