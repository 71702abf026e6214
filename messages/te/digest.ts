import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'లోడ్ అవుతోంది...',
  gone: 'అలాంటి డైజెస్ట్ లేదు, లేదా అది 90 రోజుల కంటే పాతది.',
  following: 'ఫాలోయింగ్',
  failed: 'విఫలం',
  unpaid: 'మీ కోటా కోసం ఆగింది',
  unpaidNote: 'మీకు సారాంశం మిగిలినప్పుడు దీని సారాంశం తయారు చేస్తాం.',
}
