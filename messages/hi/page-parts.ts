import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précis का नया वर्ज़न आ गया है। जारी रखने के लिए पेज फिर से लोड करें। सहेजी गई हर चीज़ वैसी ही है।',
  stopped: 'पेज के इस हिस्से ने काम करना बंद कर दिया।',
  notLoaded: 'पेज का यह हिस्सा लोड नहीं हुआ। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  pageStopped: 'इस पेज ने काम करना बंद कर दिया',
  pageNotLoaded: 'यह पेज लोड नहीं हुआ',
  reload: 'फिर से लोड करें',
  tryAgain: 'फिर कोशिश करें',
}
