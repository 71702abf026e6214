import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'वैशिष्ट्ये: Précis व्हिडिओचे काय करते',
  description:
    'YouTube व्हिडिओंचे सारांश, मुख्य मुद्दे आणि प्रकरणे; प्रत्येक मुद्दा ट्रान्सक्रिप्टमध्ये शोधलेला, त्याच्या सेकंदासह आणि बोललेल्या शब्दांसह.',
  heading: 'तपासता येणारा सारांश',
  lead: 'या पेजवरचे सगळे चालते. वापरून पाहा.',
  casesHeading: 'लोक ते कशासाठी वापरतात',
  cases: {
    lectures: { title: 'व्याख्याने', text: 'वर्गाआधीच युक्तिवाद वाचून घ्या.' },
    research: { title: 'संशोधन', text: 'उत्तर शोधा आणि ते वेळेसह उद्धृत करा.' },
    meetings: { title: 'वेबिनार आणि मीटिंग', text: 'जे चुकले ते समजून घ्या.' },
    tutorials: { title: 'ट्युटोरियल', text: 'हव्या त्या पायरीपासून सुरू करा.' },
    interviews: { title: 'मुलाखती आणि पॉडकास्ट', text: 'पूर्ण काय ऐकायचे ते ठरवा.' },
    ownVideos: { title: 'तुमचे स्वतःचे व्हिडिओ', text: 'टिपा, प्रकरणे, पहिला मसुदा मिळवा.' },
  },
  tilesHeading: 'ते काय करते',
  tiles: {
    insights: {
      title: 'तपासलेले मुद्दे',
      text: (found, method) =>
        `खऱ्या अवतरणांपैकी ${found} सापडतात, आणि दुसऱ्या भाषणातले एकही नाही ([आम्ही कसे मोजले](${method})).`,
    },
    seconds: {
      title: 'बोलले तोच सेकंद',
      text: 'वेळा ट्रान्सक्रिप्टमधून येतात, मॉडेलकडून कधीच नाही. एखादी दाबून पाहा.',
    },
    coverage: {
      title: 'व्याप्ती डोळ्यांसमोर',
      text: 'ओळी कुठून आल्या, आणि कुठून एकही आली नाही.',
    },
    chapters: {
      title: 'प्रकरणे',
      text: 'व्हिडिओ बनवणाऱ्यांची स्वतःची, किंवा विषय बदलतो तिथे.',
    },
    search: {
      title: 'शोधता येणारी ट्रान्सक्रिप्ट',
      text: 'कोणत्याही वाक्यापासून व्हिडिओ सुरू करा.',
    },
    whole: {
      title: 'पूर्ण व्हिडिओ',
      text: `${maxTranscriptSeconds / 3600} तासांपर्यंत, भागांमध्ये. एक वगळून पाहा:`,
    },
    choices: {
      title: 'तुमची भाषा आणि स्वरूप',
      text: `${summaryLanguages.length} भाषा आणि ${summaryStyles.length} स्वरूपे, जिथे भाषा मॉडेल लिहिते.`,
    },
    allowance: {
      title: 'न्याय्य कोटा',
      text: 'जे अयशस्वी होते किंवा पुन्हा होते, ते मोजले जात नाही.',
    },
  },
  industriesHeading: 'कुठे उपयोगी पडते',
  industries: {
    education: {
      title: 'शिक्षण',
      text: 'अभ्यासाच्या नोट्स, आणि विद्यार्थी वेळेसह संदर्भ देऊ शकतील अशी अवतरणे.',
    },
    corporate: {
      title: 'कंपन्या',
      text: 'लांब रेकॉर्डिंग एका दमात; कोणीही न बोललेले आकडे दाखवून दिले जातात.',
    },
    creative: {
      title: 'सर्जनशील काम',
      text: 'महत्त्वाचे वाक्य, आणि गोष्ट कशी बांधली आहे ते.',
    },
  },
  bookmark: {
    heading: 'व्हिडिओपासून सारांशापर्यंत, एका क्लिकमध्ये',
    text: 'हे तुमच्या बुकमार्क बारवर ओढा, मग YouTube वर त्यावर क्लिक करा.',
    phone: 'फोनवर: Précis होम स्क्रीनवर जोडा, मग व्हिडिओ त्याला शेअर करा.',
  },
  closing: {
    heading: 'माहीत असलेल्या व्हिडिओवर वापरून पाहा',
    text: 'ते बरोबर आहे का, हे पाहण्याचा हा सर्वांत जलद मार्ग आहे.',
    plans: 'प्लॅन पाहा',
  },
}
