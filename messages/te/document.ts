import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు.',
  canRead: 'ఈ పేజీ చదవడం కొనసాగించొచ్చు.',
  carriesOn: 'తయారవుతున్న సారాంశం మీరు లేకపోయినా కొనసాగుతుంది, తిరిగి వచ్చేసరికి ఇక్కడ ఉంటుంది.',
  missedClick: 'మీరు క్లిక్ చేసింది తెరుచుకోలేదు. ఆన్‌లైన్‌లోకి వచ్చాక మళ్లీ ప్రయత్నించండి.',
  loading: 'లోడ్ అవుతోంది...',
}
