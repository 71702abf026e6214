import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'నేరుగా విషయానికి వెళ్లండి',
  loading: 'లోడ్ అవుతోంది...',
  pages: 'పేజీలు',
  morePages: 'మరిన్ని పేజీలు',
  mainPages: 'ముఖ్య పేజీలు',
  help: 'సహాయం',
  login: 'లాగిన్',
  logout: 'లాగ్‌అవుట్',
  account: 'ఖాతా',
  accountMenu: 'ఖాతా మెనూ',
  pro: 'Pro',
  motto: 'ఏ వీడియో అయినా క్లుప్తంగా, ప్రతి లైనూ సరిచూసుకునేలా.',
  licences: (link) => (
    <>
      ఈ పేజీలోని లైబ్రరీలు, ఫాంట్ల {link('లైసెన్సులు')}. ఉదాహరణల ట్రాన్స్‌క్రిప్ట్‌లు: రైస్ యూనివర్సిటీలో ప్రసంగం (పబ్లిక్ డొమైన్, 1962);
      JavaScript: The Good Parts క్యాప్షన్లు (CC BY 3.0, Google).
    </>
  ),
  columns: { product: 'ప్రొడక్ట్', company: 'కంపెనీ', legal: 'లీగల్' },
  languages: 'ఈ పేజీని మరో భాషలో చదవండి',
  translationNote: (link) => <>ఈ పేజీని యంత్రం అనువదించింది. ఏదైనా తప్పుగా లేదా వింతగా అనిపిస్తే {link('మాకు చెప్పండి')}.</>,
  colours: (present) => <>రంగులు: {present}</>,
  switchColours: (present) => <>లైట్, డార్క్ మధ్య మార్చండి, ఇప్పుడు {present}</>,
  asOnDevice: 'డివైజ్‌లో ఉన్నట్టు',
  light: 'లైట్',
  dark: 'డార్క్',
}
