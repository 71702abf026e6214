import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'దీన్ని మోసం చేసి చూడండి',
  lead: 'లైన్‌తో అబద్ధం చెప్పించండి: మీరు టైప్ చేస్తుండగానే సరిచూస్తాం.',
  line: 'లైన్',
  quote: 'దాని కోట్',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  loading: 'ట్రాన్స్‌క్రిప్ట్ లోడ్ అవుతోంది...',
  nothing: 'సరిచూడటానికి ఏమీ లేదు.',
  notFound: 'సారాంశంలో అయితే ఈ లైన్‌ను గుర్తిస్తాం లేదా వదిలేస్తాం, వక్త అనని మాటలను అన్నట్టు చూపించం.',
  order: 'సారాంశంలో అయితే ఈ లైన్‌ను వదిలేస్తాం.',
  onlyCode: 'ఇక్కడ కోడ్ మాత్రమే పని చేస్తుంది. సారాంశంలో, తనిఖీ మోడల్ కూడా అవునంటేనే లైన్ “నిర్ధారణ అయింది” అంటాం.',
}

export const lieNames: typeof source.lieNames = {
  true: 'నిజం',
  number: 'అంకె',
  unit: 'కొలత',
  name: 'పేరు',
  date: 'తేదీ',
  negation: '“కాదు” లేకుండా',
  quantity: 'కొన్ని → అన్నీ',
  certainty: 'బహుశా → తప్పక',
  direction: 'తిరగేసినది',
  cause: 'కారణం',
  speaker: 'వక్త',
  order: 'ఆదేశం',
  spliced: 'అతికించినది',
  invented: 'కల్పన',
}
