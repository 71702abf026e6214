import type * as source from '#messages/without-model.tsx'

const own = 'అందుకే ఇది వక్త సొంత మాటల్లో ఉంది.'

export const withoutModelTexts: typeof source.withoutModelTexts = {
  causes: {
    outage: `AI మోడల్ జవాబివ్వలేదు, ${own} కొన్ని నిమిషాల్లో మళ్లీ ప్రయత్నించండి.`,
    cut: `AI మోడల్ జవాబు మధ్యలో ఆగిపోయింది, ${own}`,
    unusable: `AI మోడల్ జవాబు ఉపయోగపడలేదు, ${own}`,
    unfound: `AI మోడల్ జవాబు ట్రాన్‌స్క్రిప్ట్‌లో కనబడలేదు, ${own}`,
    run: `దీనికి ఒక అభ్యర్థనకు అనుమతించిన దానికంటే ఎక్కువ AI కావాలి, ${own}`,
    earlier: `మీరు అడిగినప్పుడు AI కోటా అయిపోయి ఉంది, ${own}`,
    all: `అందరికీ కలిపి ఈరోజు AI కోటా అయిపోయింది, ${own}`,
    visitors: `విజిటర్లకు ఈరోజు AI కోటా అయిపోయింది, ${own}`,
    network: `విజిటర్లకు ఉన్న ఈరోజు AI కోటాను మీ నెట్‌వర్క్ వాడేసింది, ${own}`,
    free: `ఉచిత ఖాతాలకు ఈరోజు AI కోటా అయిపోయింది, ${own}`,
    'free-account': `ఈరోజు AI కోటా మీరు వాడేశారు, ${own}`,
    'paid-account': `మీ ప్లాన్‌లో ఈరోజు AI కోటా మీరు వాడేశారు, ${own}`,
  },
  backOn: (time) => <>మళ్లీ వచ్చేది: {time}.</>,
  accountsHaveOwn: 'ఖాతాలకు వేరే కోటా ఉంది.',
  plansHaveOwn: 'ప్రతి ప్లాన్‌కూ వేరే కోటా ఉంది.',
  signIn: 'సైన్ ఇన్',
  seePlans: 'ప్లాన్లు చూడండి',
  writeWithAi: 'AIతో రాయండి',
}
