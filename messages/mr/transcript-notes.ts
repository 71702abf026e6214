import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'ट्रान्सक्रिप्ट',
  later: 'सारांश पूर्ण झाल्यावर ती इथे असेल.',
  fetching: 'ट्रान्सक्रिप्ट आणत आहोत...',
  transcribed: 'AI ने ऐकून लिहिलेली',
  transcribedNote: 'YouTube ने कॅप्शन दिली नाहीत. भाषा मॉडेलने ऐकले: शब्द आणि वेळा चुकीच्या असू शकतात.',
  fromBrowser: 'ही कॅप्शन तुमच्या ब्राउझरने पेजवरून वाचली. ती फक्त तुम्हालाच दिसतात.',
  automatic: 'आपोआप तयार झालेली कॅप्शन: काही शब्द चुकीचे असू शकतात.',
  captionsEnd: (end, duration) => `कॅप्शन ${duration} पैकी ${end} ला संपतात.`,
  restMissing: 'त्यानंतर बोललेले यात नाही.',
  approximate: 'वेळा अंदाजे आहेत (~).',
  fromPlaylist: 'तुमची लिंक प्लेलिस्टची आहे; हा तिचा पहिला व्हिडिओ.',
}
