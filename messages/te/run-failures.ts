import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'కనెక్షన్ పోయింది',
  connection: 'సర్వర్ అందలేదు, లేదా అది స్పందించడం ఆగింది. మీ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  title: 'సారాంశం తయారు కాలేదు',
  apology:
    'క్షమించండి, ఈ వీడియో సారాంశం తయారు కాలేదు. వీడియోలో శబ్దం లేకపోతే, అది మరీ చిన్నదైతే, లేదా అందులోని విషయం కష్టమైతే ఇలా జరగొచ్చు. దయచేసి వేరే వీడియోతో ప్రయత్నించండి.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'ఇప్పటికే ఉన్నది తెచ్చాం',
  freshSummary: 'కొత్త సారాంశం తయారైంది',
  freshTranscript: 'కొత్త ట్రాన్స్‌క్రిప్ట్ తయారైంది',
  generatedByModel: 'AI సారాంశం తయారైంది',
  generated: 'సారాంశం తయారైంది',
  videoSummarized: 'మీ YouTube వీడియో సారాంశం సిద్ధం',
  transcriptSummarized: 'మీ ట్రాన్స్‌క్రిప్ట్ సారాంశం సిద్ధం',
}
