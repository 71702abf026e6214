import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: '2 मोफत सारांशांसाठी लॉग इन करा',
  description: 'आणखी एक मोफत सारांश: तुमचा ईमेल लिहा आणि तो लगेच सुरू होईल. पासवर्ड नाही, जाहिरातीचे ईमेल नाहीत.',
  submit: 'पुढे जा',
  signIn: 'त्याऐवजी साइन इन करा',
}
