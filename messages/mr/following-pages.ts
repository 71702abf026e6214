import type * as source from '#messages/following-pages.ts'

export const followingPages: typeof source.followingPages = {
  following: 'फॉलो केलेले',
  digest: 'डायजेस्ट',
  signIn: 'चॅनल आणि प्लेलिस्ट फॉलो करण्यासाठी आणि नवे काय ते डायजेस्टमध्ये मिळवण्यासाठी साइन इन करा.',
  loading: 'लोड होत आहे...',
  stopTitle: 'ईमेल थांबवा: Précis',
  stopHeading: 'ईमेल थांबवा',
}
