import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'पेज सापडले नाही: Précis',
  heading: '404 पेज सापडले नाही',
  text: 'या पत्त्यावर काहीही नाही.',
  home: 'होम पेजवर जा',
  isYours: 'हा तुमच्या सारांशांपैकी एक आहे का? तो पाहण्यासाठी साइन इन करा.',
  signIn: 'साइन इन करा',
}
