import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: '2 मुफ़्त सारांशों के लिए साइन इन करें',
  description: 'एक और मुफ़्त सारांश: अपना ईमेल डालें और वह तुरंत बनने लगेगा। न पासवर्ड, न न्यूज़लेटर।',
  submit: 'आगे बढ़ें',
  signIn: 'इसके बजाय साइन इन करें',
}
