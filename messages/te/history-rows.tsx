import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `వీడియో ${id}`,
  shared: 'షేర్ చేశారు',
  readHere: 'ఇక్కడే చదవండి',
  close: 'మూసేయండి',
  readTitle: (title) => `“${title}” ఇక్కడే చదవండి`,
  closeTitle: (title) => `“${title}” మూసేయండి`,
  hits: 'దొరికినవి',
  insights: 'ముఖ్యాంశాలు',
  showLess: 'తక్కువ చూపించండి',
  showWhole: 'సారాంశం మొత్తం చూపించండి',
  copy: 'కాపీ',
  download: 'డౌన్‌లోడ్',
  downloadWithPlan: 'Proతో డౌన్‌లోడ్',
  watch: 'చూడండి',
  watchOriginal: 'అసలు వీడియో చూడండి',
  fetching: 'ట్రాన్స్‌క్రిప్ట్ తెస్తున్నాం...',
  remove: 'తొలగించండి',
  removed: (title) => <>తొలగించారు: {title}</>,
  undo: 'వెనక్కి తీసుకోండి',
}
