import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'ट्रांसक्रिप्ट',
  later: 'सारांश पूरा होने पर यह यहाँ मिलेगा।',
  fetching: 'ट्रांसक्रिप्ट लाया जा रहा है...',
  transcribed: 'AI ने सुनकर लिखा',
  transcribedNote: 'YouTube ने कैप्शन नहीं दिए। एक भाषा मॉडल ने वीडियो सुना: शब्द और समय ग़लत हो सकते हैं।',
  fromBrowser: 'ये कैप्शन आपके ब्राउज़र ने पेज से पढ़े हैं। इन्हें सिर्फ़ आप देख सकते हैं।',
  automatic: 'ऑटोमैटिक कैप्शन: कुछ शब्द ग़लत हो सकते हैं।',
  captionsEnd: (end, duration) => `कैप्शन ${duration} में से ${end} पर ख़त्म हो जाते हैं।`,
  restMissing: 'उसके बाद कही गई बातें इसमें नहीं हैं।',
  approximate: 'समय अनुमानित हैं (~)।',
  fromPlaylist: 'आपका लिंक एक प्लेलिस्ट का है; यह उसका पहला वीडियो है।',
}
