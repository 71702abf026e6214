import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'तुम्ही ऑफलाइन आहात.',
  canRead: 'हे पेज तुम्ही वाचत राहू शकता.',
  carriesOn: 'सुरू असलेला सारांश तुमच्याशिवाय पुढे चालू राहतो आणि तुम्ही परत आल्यावर इथे असेल.',
  missedClick: 'तुम्ही क्लिक केलेले उघडू शकले नाही. ऑनलाइन आल्यावर पुन्हा प्रयत्न करा.',
  loading: 'लोड होत आहे...',
}
