import type * as source from '#messages/history-answer.ts'

export const historyAnswer: typeof source.historyAnswer = {
  looking: 'జవాబు వెతుకుతున్నాం...',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  ask: { library: 'మీ వీడియోలన్నిటినీ అడగండి', collection: 'ఈ వీడియోలన్నిటినీ అడగండి' },
  passages: 'దీనికి అన్నిటికంటే బాగా జవాబిచ్చే భాగాలు ఇవి. ఇవి వక్తల సొంత మాటలు.',
  nothing: {
    library: 'మీ వీడియోల్లో దేనిలోనూ దీని గురించి మాట్లాడినట్టు లేదు.',
    collection: 'ఈ వీడియోల్లో దేనిలోనూ దీని గురించి మాట్లాడినట్టు లేదు.',
  },
  closest: 'దగ్గరగా ఉన్నవి చూపించండి',
  more: (count) => `మరో ${count} చూపించండి`,
}
