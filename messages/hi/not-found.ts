import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'पेज नहीं मिला: Précis',
  heading: '404 पेज नहीं मिला',
  text: 'इस पते पर कुछ नहीं है।',
  home: 'होम पेज पर जाएँ',
  isYours: 'क्या यह आपका कोई सारांश है? देखने के लिए साइन इन करें।',
  signIn: 'साइन इन करें',
}
