import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'ట్రాన్స్‌క్రిప్ట్',
  later: 'సారాంశం పూర్తయ్యాక ఇది ఇక్కడ ఉంటుంది.',
  fetching: 'ట్రాన్స్‌క్రిప్ట్ తెస్తున్నాం...',
  transcribed: 'AI విని రాసింది',
  transcribedNote: 'YouTube క్యాప్షన్లు ఇవ్వలేదు. భాషా మోడల్ విని రాసింది: మాటలు, సమయాలు తప్పు కావొచ్చు.',
  fromBrowser: 'ఈ క్యాప్షన్లను మీ బ్రౌజర్ పేజీ నుంచి చదివింది. వీటిని మీరు మాత్రమే చూడగలరు.',
  automatic: 'ఆటోమేటిక్ క్యాప్షన్లు: కొన్ని మాటలు తప్పు కావొచ్చు.',
  captionsEnd: (end, duration) => `${duration} వీడియోలో క్యాప్షన్లు ${end} దగ్గర ముగుస్తాయి.`,
  restMissing: 'ఆ తర్వాత అన్నది ఇందులో లేదు.',
  approximate: 'సమయాలు సుమారువి (~).',
  fromPlaylist: 'మీ లింక్ ప్లేలిస్ట్‌ది; ఇది దాని మొదటి వీడియో.',
}
