import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: ఏ వీడియో అయినా, క్లుప్తంగా',
  heading: 'ఏ వీడియో అయినా, క్లుప్తంగా. ప్రతి లైనూ సరిచూసి.',
  lead: 'లింక్ పేస్ట్ చేయండి, సారాంశం చదవండి, ప్రతి లైన్‌నూ వక్త సొంత మాటలతో సరిచూసుకోండి.',
}

export const homeDescription: typeof source.homeDescription =
  'YouTube లింక్ లేదా ట్రాన్స్‌క్రిప్ట్ పేస్ట్ చేయండి. Précis సారాంశం, ముఖ్యాంశాలు, అధ్యాయాలు ఇస్తుంది; ప్రతిదానికీ వక్త మాటలు, అవి అన్న సెకను ట్రాన్స్‌క్రిప్ట్‌లో వెతికి చూపిస్తుంది.'
