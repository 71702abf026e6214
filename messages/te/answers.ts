import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'ప్రశ్నలు, జవాబులు',
  bestPassages: 'దీనికి అన్నిటికంటే బాగా జవాబిచ్చే భాగాలు ఇవి. ఇవి వక్త సొంత మాటలు.',
  whereSaid: 'ఇది ఎక్కడ అన్నారు',
  closest: 'దగ్గరగా ఉన్నవి చూపించండి',
  showMore: (count) => `మరో ${count} చూపించండి`,
  notSaid: 'వీడియోలో దీని గురించి మాట్లాడినట్టు లేదు.',
  otherLanguage: (asked, spoken) =>
    `ప్రశ్న భాష ${asked}, వీడియో భాష ${spoken}. అందుకే వీడియోలో ఇది చెప్పారో లేదో చెప్పలేం. వీడియో భాషలో (${spoken}) అడిగి చూడండి.`,
  copy: 'కాపీ',
  delete: 'తొలగించండి',
  playPassages: 'ఈ భాగాలు ప్లే చేయండి',
}
