import type * as source from '#messages/example-result.ts'

export const exampleResult: typeof source.exampleResult = {
  copyLink: 'लिंक कॉपी करें',
  tryVideo: 'इस वीडियो को आज़माएँ',
  byUs: 'इस उदाहरण के लिए हमने लिखा है, हर पंक्ति जाँची हुई।',
  bySpeaker: 'AI के बिना बना: वक्ता के अपने वाक्य।',
  toWithoutAI: 'AI के बिना बना हुआ',
  toOurs: 'हमारा लिखा हुआ',
}
