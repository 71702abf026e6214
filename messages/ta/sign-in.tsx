import type * as source from '#messages/sign-in.tsx'
import { plural } from './language.ts'

const codeText = 'ஆறு இலக்கக் குறியீட்டை உங்களுக்கு ஈமெயிலில் அனுப்புவோம். பாஸ்வேர்டு தேவையில்லை.'

export const signIn: typeof source.signIn = {
  windowTitle: 'உள்நுழைதல்: Précis',
  title: 'உங்கள் கணக்கில் நுழையுங்கள்',
  titleForSummaries: (count) => `${count} இலவசச் சுருக்கங்களுக்கு உள்நுழையுங்கள்`,
  titleToContinue: 'தொடர, உள்நுழையுங்கள்',
  description: codeText,
  descriptionForPlan: `இந்த ஈமெயிலுக்குத் திட்டம் வாங்க, உள்நுழையுங்கள். ${codeText}`,
  descriptionToContinue: 'உங்கள் சுருக்கங்கள் கூடவே வரும்.',
  signedInAs: (email) => <>{email} என்ற ஈமெயிலில் உள்நுழைந்திருக்கிறீர்கள்.</>,
  goOn: 'தொடர்',
  held: 'உள்நுழைவு வெற்றி, காத்திருக்கிறது',
  or: 'அல்லது',
  continueWith: (name) => `${name} மூலம் தொடர்`,
  sendCode: 'குறியீட்டை அனுப்பு',
  codeSent: (email, minutes) => (
    <>
      {email} முகவரிக்குக் குறியீடு அனுப்பப்படுகிறது.{' '}
      {plural(minutes, {
        one: `அது ${minutes} நிமிடம் செல்லுபடியாகும்.`,
        other: `அது ${minutes} நிமிடங்கள் செல்லுபடியாகும்.`,
      })}
    </>
  ),
  codeIsPrinted: 'இங்கே மெயில் சர்வர் அமைக்கப்படவில்லை: Précis தொடங்கப்பட்ட இடத்தில் குறியீடு அச்சிடப்படும்.',
  code: 'குறியீடு',
  codeIncomplete: 'குறியீட்டின் ஆறு இலக்கங்களையும் எழுதுங்கள்',
  submit: 'உள்நுழை',
  otherEmail: 'வேறு ஈமெயில்',
  resend: 'வேறு குறியீட்டை அனுப்பு',
  resendIn: (seconds) => `${seconds} விநாடியில் வேறு குறியீடு`,
  done: 'உள்நுழைந்துவிட்டீர்கள்',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'உள்நுழைவு ரத்துசெய்யப்பட்டது.',
  expired: 'அதிக நேரம் ஆகிவிட்டது, அல்லது வேறு பிரவுசரில் தொடங்கியது. மீண்டும் முயலுங்கள்.',
  emailUnverified: 'அந்தக் கணக்கின் ஈமெயில் உறுதிசெய்யப்படவில்லை. அதற்குப் பதில் குறியீட்டைக் கொண்டு உள்நுழையுங்கள்.',
  unavailable: 'அந்தச் சேவையை இப்போது அடைய முடியவில்லை. அதற்குப் பதில் குறியீட்டைக் கொண்டு உள்நுழையுங்கள்.',
  other: 'அது முடியவில்லை. மீண்டும் முயலுங்கள், அல்லது குறியீட்டைக் கொண்டு உள்நுழையுங்கள்.',
}
