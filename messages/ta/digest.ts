import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'லோட் ஆகிறது...',
  gone: 'அப்படி ஒரு டைஜஸ்ட் இல்லை, அல்லது அது 90 நாட்களுக்கு மேல் பழையது.',
  following: 'ஃபாலோ செய்பவை',
  failed: 'தோல்வி',
  unpaid: 'கோட்டாவுக்காகக் காத்திருக்கிறது',
  unpaidNote: 'உங்களுக்குச் சுருக்கங்கள் மீதமிருக்கும்போது இதைச் சுருக்குவோம்.',
}
