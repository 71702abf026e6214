import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'सुविधाएँ: Précis वीडियो के साथ क्या करता है',
  description:
    'YouTube वीडियो के सारांश, मुख्य बातें और अध्याय। हर मुख्य बात ट्रांसक्रिप्ट में खोजी जाती है, अपने सेकंड और कहे गए शब्दों के साथ।',
  heading: 'सारांश जिसे आप जाँच सकते हैं',
  lead: 'इस पेज पर सब कुछ चलता है। आज़माकर देखें।',
  casesHeading: 'लोग इसे किस काम में लाते हैं',
  cases: {
    lectures: { title: 'लेक्चर', text: 'सेमिनार से पहले पूरी दलील पढ़ लें।' },
    research: { title: 'शोध', text: 'जवाब खोजें और उसे समय के साथ उद्धृत करें।' },
    meetings: { title: 'वेबिनार और मीटिंग', text: 'जो छूट गया, वह जान लें।' },
    tutorials: { title: 'ट्यूटोरियल', text: 'जिस क़दम की ज़रूरत हो, वहीं से शुरू करें।' },
    interviews: { title: 'इंटरव्यू और पॉडकास्ट', text: 'चुनें कि पूरा क्या सुनना है।' },
    ownVideos: { title: 'आपके अपने वीडियो', text: 'नोट, अध्याय और पहला ड्राफ़्ट पाएँ।' },
  },
  tilesHeading: 'यह क्या करता है',
  tiles: {
    insights: {
      title: 'जाँची हुई मुख्य बातें',
      text: (found, method) =>
        `सच्चे उद्धरणों में से ${found} मिल जाते हैं, और किसी दूसरी वार्ता का एक भी नहीं ([हमने कैसे मापा, अंग्रेज़ी में](${method}))।`,
    },
    seconds: {
      title: 'कहे जाने का सेकंड',
      text: 'समय ट्रांसक्रिप्ट से आता है, मॉडल से कभी नहीं। कोई एक दबाकर देखें।',
    },
    coverage: {
      title: 'क्या-क्या लिया गया, सामने',
      text: 'पंक्तियाँ कहाँ से आईं, और कहाँ से कोई नहीं।',
    },
    chapters: {
      title: 'अध्याय',
      text: 'वीडियो बनाने वाले के अपने, या जहाँ विषय बदलता है।',
    },
    search: {
      title: 'खोज के साथ ट्रांसक्रिप्ट',
      text: 'किसी भी वाक्य से वीडियो शुरू करें।',
    },
    whole: {
      title: 'पूरा वीडियो',
      text: `${maxTranscriptSeconds / 3600} घंटे तक, हिस्सों में। एक हिस्सा ग़ायब करके देखें:`,
    },
    choices: {
      title: 'आपकी भाषा और रूप',
      text: `${summaryLanguages.length} भाषाएँ और ${summaryStyles.length} रूप, जहाँ भाषा मॉडल लिखता है।`,
    },
    allowance: {
      title: 'वाजिब कोटा',
      text: 'जो न बन पाए या दोहराया जाए, वह नहीं गिना जाता।',
    },
  },
  industriesHeading: 'यह कहाँ काम आता है',
  industries: {
    education: {
      title: 'शिक्षा',
      text: 'पढ़ाई के नोट, और ऐसे उद्धरण जिन्हें विद्यार्थी समय के साथ उद्धृत कर सकें।',
    },
    corporate: {
      title: 'कंपनियाँ',
      text: 'लंबी रिकॉर्डिंग एक बार में; जो संख्याएँ किसी ने नहीं कहीं, वे बता दी जाती हैं।',
    },
    creative: {
      title: 'रचनात्मक काम',
      text: 'वह वाक्य जो मायने रखता है, और कहानी कैसे बनी है।',
    },
  },
  bookmark: {
    heading: 'एक क्लिक में वीडियो से सारांश तक',
    text: 'इसे खींचकर अपने बुकमार्क बार में रखें, फिर YouTube पर इसे क्लिक करें।',
    phone: 'फ़ोन पर: Précis को होम स्क्रीन पर जोड़ें, फिर वीडियो उसे शेयर करें।',
  },
  closing: {
    heading: 'किसी जाने-पहचाने वीडियो पर आज़माएँ',
    text: 'यह सही है या नहीं, देखने का सबसे तेज़ तरीक़ा यही है।',
    plans: 'प्लान देखें',
  },
}
