import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précis अपडेट झाले आहे. पुढे जाण्यासाठी पेज रीलोड करा. तुम्ही सेव्ह केलेले सगळे अजूनही तिथे आहे.',
  stopped: 'पेजचा हा भाग बंद पडला.',
  notLoaded: 'पेजचा हा भाग लोड झाला नाही. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  pageStopped: 'हे पेज बंद पडले',
  pageNotLoaded: 'हे पेज लोड झाले नाही',
  reload: 'रीलोड करा',
  tryAgain: 'पुन्हा प्रयत्न करा',
}
