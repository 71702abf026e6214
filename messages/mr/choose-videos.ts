import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'व्हिडिओंची यादी करत आहोत...',
  inForm: 'सारांशाचे स्वरूप',
  more: 'आणखी दाखवा',
  unnamed: 'व्हिडिओंची यादी',
  count: (count) => `${count} व्हिडिओ`,
  yours: (count) => `${count} आधीच तुमच्याकडे`,
  notWhole: 'YouTube वर आणखी आहेत; ज्यांची यादी करता आली ते हे आहेत.',
  howMany: 'किती व्हिडिओ',
  all: (count) => `सर्व ${count}`,
  newest: (count) => `सर्वांत नवे ${count}`,
  first: (count) => `पहिले ${count}`,
  ticked: 'मी खूण केलेलेच',
  states: {
    playable: null,
    gone: 'उपलब्ध नाही',
    live: 'आता लाइव्ह',
    upcoming: 'अजून सुरू झाला नाही',
  },
  known: 'आधीच तुमच्याकडे',
  free: (count) => `${count} आधीच तुमच्याकडे, मोफत.`,
  takes: (count) =>
    plural(count, { one: `${count} सारांश वापरला जाईल.`, other: `${count} सारांश वापरले जातील.` }),
  takesOf: (count, left) =>
    plural(count, {
      one: `तुमच्या ${left} पैकी ${count} सारांश वापरला जाईल.`,
      other: `तुमच्या ${left} पैकी ${count} सारांश वापरले जातील.`,
    }),
  waits: (left) =>
    plural(left, {
      one: `तुमच्याकडे ${left} आहे: आणखी मिळेपर्यंत बाकीचे थांबतील.`,
      other: `तुमच्याकडे ${left} आहेत: आणखी मिळेपर्यंत बाकीचे थांबतील.`,
    }),
  failedAreFree: 'अयशस्वी व्हिडिओ मोफत.',
  start: (count) =>
    plural(count, { one: `${count} व्हिडिओचा सारांश तयार करा`, other: `${count} व्हिडिओंचे सारांश तयार करा` }),
  collections: 'तुमचे संग्रह',
}
