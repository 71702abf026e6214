import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'रद्द करा',
  close: 'बंद करा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  loading: 'लोड होत आहे...',
  copied: 'क्लिपबोर्डवर कॉपी झाले',
  notCopied: 'क्लिपबोर्डवर कॉपी होऊ शकले नाही',
  downloaded: 'डाउनलोड झाले',
  summarySaved: 'सारांश तुमच्या डाउनलोडमध्ये सेव्ह झाला',
  unknownTitle: 'YouTube व्हिडिओ',
  notification: 'सूचना',
  notifications: 'सूचना ({hotkey})',
}
