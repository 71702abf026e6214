import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'లింక్ కాపీ చేయండి',
  tryVideo: 'ఈ వీడియోతో చూడండి',
  byUs: 'ఈ ఉదాహరణ కోసం మేం రాసి, ప్రతి లైన్‌నూ సరిచూసినది.',
  bySpeaker: 'AI లేకుండా తయారైంది: వక్త సొంత వాక్యాలు.',
  toWithoutAI: 'AI లేకుండా తయారైనది',
  toOurs: 'మేం రాసినది',
}
