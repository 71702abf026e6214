import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'कनेक्शन टूट गया',
  connection: 'सर्वर तक नहीं पहुँचा जा सका, या उसने जवाब देना बंद कर दिया। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  title: 'सारांश नहीं बन सका',
  apology:
    'माफ़ कीजिए, इस वीडियो का सारांश नहीं बन सका। ऐसा तब हो सकता है जब वीडियो में आवाज़ न हो, वह बहुत छोटा हो या उसकी सामग्री समझना कठिन हो। कृपया कोई दूसरा वीडियो आज़माएँ।',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'सहेजा हुआ सारांश दिखाया गया',
  freshSummary: 'नया सारांश बनाया गया',
  freshTranscript: 'नया ट्रांसक्रिप्ट लिया गया',
  generatedByModel: 'AI सारांश तैयार है',
  generated: 'सारांश तैयार है',
  videoSummarized: 'आपके YouTube वीडियो का सारांश बन गया',
  transcriptSummarized: 'आपके ट्रांसक्रिप्ट का सारांश बन गया',
}
