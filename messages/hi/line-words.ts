import type * as source from '#messages/line-words.ts'

/** Times, one after another. */
function list(times: readonly string[]): string {
  const last = times.at(-1)
  if (last === undefined || times.length < 2) return last ?? ''
  return `${times.slice(0, -1).join(', ')} और ${last}`
}

export const lineWords: typeof source.lineWords = {
  states: {
    verified: 'सत्यापित',
    'words-found': 'शब्द मिले',
    differs: 'अलग है',
    'not-found': 'नहीं मिला',
    quoted: 'उद्धृत',
    checking: 'जाँच हो रही है',
  },
  unproven: 'अप्रमाणित',
  quote: (words) => `“${words}”`,
  about: (time) => `लगभग ${time}`,
  list,
  notFound: 'ट्रांसक्रिप्ट में नहीं मिला',
  transcribedByAI: 'AI के बनाए ट्रांसक्रिप्ट से',
  differs: 'कही गई बात से अलग है',
  differsAt: (time) => `${time} पर कही गई बात से अलग है`,
  stateAt: (state, time) => `${state}, ${time} पर`,
  absent: 'हमें यह ट्रांसक्रिप्ट में नहीं मिला।',
  mayNotBeSaid: 'इस वीडियो का ट्रांसक्रिप्ट AI ने बनाया है, इसलिए हो सकता है कि ये शब्द कहे ही न गए हों।',
  ownSentence: 'यह पंक्ति वक्ता का अपना वाक्य है।',
  ownSentenceAt: (times) => `यह पंक्ति वक्ता का अपना वाक्य है, ${times} पर।`,
  exact: 'ये शब्द ट्रांसक्रिप्ट में हैं।',
  exactAt: (times) => `ये शब्द ${times} पर हैं।`,
  close: 'ट्रांसक्रिप्ट के शब्द उद्धरण से मिलते-जुलते हैं, हूबहू वही नहीं।',
  closeAt: (times) => `${times} पर कहे गए शब्द उद्धरण से मिलते-जुलते हैं, हूबहू वही नहीं।`,
  agrees: 'हम जिन चीज़ों की तुलना करते हैं, उनमें कुछ भी अलग नहीं है।',
  tooLittle: 'इस पंक्ति और उन शब्दों में इतना कम मेल है कि तुलना नहीं हो सकती।',
  checks: {
    follows: 'जाँचने वाले मॉडल के अनुसार यह पंक्ति उन शब्दों से निकलती है।',
    differs: 'जाँचने वाले मॉडल के अनुसार यह पंक्ति उन शब्दों से नहीं निकलती।',
    unsure: 'जाँचने वाला मॉडल तय नहीं कर सका कि यह पंक्ति उन शब्दों से निकलती है या नहीं।',
    'not-asked': 'किसी जाँचने वाले मॉडल ने नहीं कहा है कि यह पंक्ति उन शब्दों से निकलती है।',
    waiting: 'जाँचने वाले मॉडल का जवाब अभी नहीं आया है।',
  },
  differsBecause: (words) => `जाँचने वाले मॉडल के अनुसार यह पंक्ति उन शब्दों से नहीं निकलती: ${words}।`,
  notSaid: (stated) => `पंक्ति में ${stated} है, जो वहाँ नहीं कहा गया।`,
  notSaidAround: (stated, time) => `पंक्ति में ${stated} है, जो ${time} के आसपास नहीं कहा गया।`,
  leftOut: (said) => `वीडियो में ${said} है, पंक्ति में नहीं।`,
  otherwise: (stated, said) => `पंक्ति में ${stated} है, वीडियो में ${said}।`,
}
