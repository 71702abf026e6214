import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'லிங்க்கை நகலெடு',
  tryVideo: 'இதை முயன்று பார்',
  byUs: 'இந்த எடுத்துக்காட்டுக்காக நாங்கள் எழுதியது, வரி வரியாகச் சரிபார்த்தது.',
  bySpeaker: 'AI இல்லாமல் உருவானது: பேச்சாளரின் வாக்கியங்களே.',
  toWithoutAI: 'AI இல்லாமல்',
  toOurs: 'நாங்கள் எழுதியது',
}
