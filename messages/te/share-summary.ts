import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'లింక్ ఉన్నవారెవరైనా ఈ సారాంశం చదవగలరు.',
  ready: 'లింక్ సిద్ధం',
  copied: 'లింక్ కాపీ అయింది',
  undo: 'వెనక్కి తీసుకోండి',
  stopped: 'షేర్ చేయడం ఆపారు',
  stoppedNote: 'లింక్ ఇక పని చేయదు.',
  title: 'ఈ సారాంశాన్ని షేర్ చేయండి',
  description: 'లింక్ ఉన్నవారెవరైనా ఈ సారాంశం చదవగలరు. మీ గురించి ఏమీ ఉండదు, దీన్ని వదిలేయమని సెర్చ్ ఇంజిన్లను కోరతాం.',
  withoutAccount: (days, pastedDays) =>
    `ఖాతా లేకపోతే మీ లింక్ గరిష్ఠంగా ${days} రోజులు, మీరు పేస్ట్ చేసిన ట్రాన్స్‌క్రిప్ట్‌దైతే ${pastedDays} రోజులు పని చేస్తుంది. సైన్ ఇన్ చేస్తే ఉండిపోతుంది.`,
  showQuestions: 'నా ప్రశ్నలు చూపించండి',
  showQuestionsNote: 'వాటి జవాబులు కూడా, మీరు తర్వాత అడిగేవి కూడా.',
}
