import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'आम्ही तुम्हाला सहा अंकी कोड ईमेल करू. पासवर्ड लागत नाही.'

export const signIn: typeof source.signIn = {
  windowTitle: 'लॉग इन: Précis',
  title: 'तुमच्या खात्यात लॉग इन करा',
  titleForSummaries: (count) => `${count} मोफत सारांशांसाठी लॉग इन करा`,
  titleToContinue: 'पुढे जाण्यासाठी साइन इन करा',
  description: codeText,
  descriptionForPlan: `या ईमेलसाठी प्लॅन घ्यायला कृपया साइन इन करा. ${codeText}`,
  descriptionToContinue: 'तुमचे सारांश तुमच्यासोबत येतात.',
  signedInAs: (email) => <>तुम्ही {email} म्हणून साइन इन केले आहे.</>,
  goOn: 'पुढे जा',
  held: 'साइन इन झाले आहे आणि प्रतीक्षेत आहे',
  or: 'किंवा',
  continueWith: (name) => `${name} ने पुढे जा`,
  sendCode: 'मला कोड पाठवा',
  codeSent: (email, minutes) => (
    <>
      {email} वर कोड पाठवला आहे.{' '}
      {plural(minutes, {
        one: `तो ${minutes} मिनिट चालेल.`,
        other: `तो ${minutes} मिनिटे चालेल.`,
      })}
    </>
  ),
  codeIsPrinted: 'इथे मेल सर्व्हर बसवलेला नाही: Précis जिथे सुरू केले तिथे कोड दिसतो.',
  code: 'कोड',
  codeIncomplete: 'कृपया कोडचे सहाही अंक लिहा',
  submit: 'लॉग इन करा',
  otherEmail: 'दुसरा ईमेल वापरा',
  resend: 'दुसरा कोड पाठवा',
  resendIn: (seconds) => `${seconds} सेकंदांनी दुसरा कोड पाठवा`,
  done: 'साइन इन झाले',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'साइन इन रद्द झाले.',
  expired: 'खूप वेळ लागला, किंवा सुरुवात दुसऱ्या ब्राउझरमध्ये झाली होती. कृपया पुन्हा प्रयत्न करा.',
  emailUnverified: 'त्या खात्याचा ईमेल पडताळलेला नाही. त्याऐवजी कृपया कोडने साइन इन करा.',
  unavailable: 'त्या सेवेपर्यंत सध्या पोहोचता येत नाही. त्याऐवजी कृपया कोडने साइन इन करा.',
  other: 'ते झाले नाही. कृपया पुन्हा प्रयत्न करा, किंवा कोडने साइन इन करा.',
}
