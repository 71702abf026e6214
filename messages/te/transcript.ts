import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `${name} పొందండి`,
  shifted: (from, to) => `ఈ ఫైల్‌లో సమయాలు ${from} నుంచి మొదలవుతాయి. వాటిని ${to} నుంచి మొదలయ్యేలా జరిపాం.`,
  summarizeThese: 'ఈ క్యాప్షన్ల సారాంశం పొందండి',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  copy: 'ట్రాన్స్‌క్రిప్ట్ కాపీ చేయండి',
  download: 'ట్రాన్స్‌క్రిప్ట్ డౌన్‌లోడ్ చేయండి',
  text: 'టెక్స్ట్',
  downloadAs: (format) => `${format}‌గా డౌన్‌లోడ్ చేయండి`,
  downloadTranslation: (language, format) => `${language} అనువాదాన్ని ${format}‌గా డౌన్‌లోడ్ చేయండి`,
  downloaded: 'డౌన్‌లోడ్ అయింది',
  saved: 'ట్రాన్స్‌క్రిప్ట్ మీ డౌన్‌లోడ్స్‌లో సేవ్ అయింది',
  search: 'ట్రాన్స్‌క్రిప్ట్‌లో వెతకండి',
  region: 'ట్రాన్స్‌క్రిప్ట్ టెక్స్ట్',
  more: 'మరిన్ని వాక్యాలు చూపించండి',
  noneFound: 'ఈ మాటలు ఏ వాక్యంలోనూ లేవు.',
  found: (count, total) => `${total} వాక్యాల్లో ${count}`,
  translate: 'అనువదించండి',
  original: 'అసలు',
  translatedFile: (language) => `${language}, మోడల్ అనువాదం, సరిచూడలేదు`,
  follow: 'వీడియో వెంటే',
}
