import type * as source from '#messages/not-found.ts'

export const notFound: typeof source.notFound = {
  title: 'పేజీ దొరకలేదు: Précis',
  heading: '404 పేజీ దొరకలేదు',
  text: 'ఈ అడ్రస్‌లో ఏమీ లేదు.',
  home: 'హోమ్ పేజీకి వెళ్లండి',
  isYours: 'ఇది మీ సారాంశాల్లో ఒకటా? చూడటానికి సైన్ ఇన్ చేయండి.',
  signIn: 'సైన్ ఇన్',
}
