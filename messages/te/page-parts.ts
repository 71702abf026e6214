import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'Précis అప్‌డేట్ అయింది. కొనసాగడానికి పేజీని మళ్లీ లోడ్ చేయండి. మీరు సేవ్ చేసినవన్నీ అలాగే ఉన్నాయి.',
  stopped: 'పేజీలోని ఈ భాగం పని చేయడం ఆగిపోయింది.',
  notLoaded: 'పేజీలోని ఈ భాగం లోడ్ కాలేదు. మీ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  pageStopped: 'ఈ పేజీ పని చేయడం ఆగిపోయింది',
  pageNotLoaded: 'ఈ పేజీ లోడ్ కాలేదు',
  reload: 'మళ్లీ లోడ్ చేయండి',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
}
