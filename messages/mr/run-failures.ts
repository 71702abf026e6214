import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'कनेक्शन तुटले',
  connection: 'सर्व्हरपर्यंत पोहोचता आले नाही, किंवा त्याने उत्तर देणे थांबवले. तुमचे कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.',
  title: 'सारांश तयार होऊ शकला नाही',
  apology:
    'माफ करा, या व्हिडिओचा सारांश आम्ही तयार करू शकलो नाही. व्हिडिओला आवाज नसेल, तो फारच छोटा असेल, किंवा त्यातला मजकूर समजायला कठीण असेल, तर असे होऊ शकते. कृपया दुसरा व्हिडिओ घेऊन पाहा.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'साठवलेल्यातून आणले',
  freshSummary: 'नवा सारांश तयार झाला',
  freshTranscript: 'नवी ट्रान्सक्रिप्ट तयार झाली',
  generatedByModel: 'AI सारांश तयार झाला',
  generated: 'सारांश तयार झाला',
  videoSummarized: 'तुमच्या YouTube व्हिडिओचा सारांश झाला',
  transcriptSummarized: 'तुमच्या ट्रान्सक्रिप्टचा सारांश झाला',
}
