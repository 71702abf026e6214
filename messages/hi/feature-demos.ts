import type * as source from '#messages/feature-demos.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'ट्रांसक्रिप्ट में खोजें',
  sentencesFound: (found, all) => `${all} में से ${found} वाक्य`,
  left: (count, allowance) => `${allowance} में से ${count} बाक़ी`,
  requests: { newVideo: 'नया वीडियो', failing: 'जो न बन पाए', repeated: 'वही दोबारा' },
  losePart: (number) => `हिस्सा ${number} ग़ायब करें`,
}
