import type * as source from '#messages/feature-demos.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'டிரான்ஸ்கிரிப்டில் தேடுங்கள்',
  sentencesFound: (found, all) => `${all} வாக்கியங்களில் ${found}`,
  left: (count, allowance) => `${allowance}-ல் ${count} மீதம்`,
  requests: { newVideo: 'புதிய வீடியோ', failing: 'தோல்வியடைவது', repeated: 'அதே வீடியோ மீண்டும்' },
  losePart: (number) => `பகுதி ${number} இல்லாமல்`,
}
