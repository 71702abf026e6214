import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'ब्राउज़र एक्सटेंशन',
  text: 'वीडियो के पास ही सारांश, आपके खाते के साथ।',
  connectExtension: 'एक्सटेंशन जोड़ें',
  missing: (link) => (
    <>
      इस ब्राउज़र में हमें एक्सटेंशन नहीं मिला। {link('उसे इंस्टॉल करें')}, या अगर वह यहाँ है, तो नीचे एक कुंजी बनाएँ और उसे एक्सटेंशन
      की सेटिंग में पेस्ट करें।
    </>
  ),
  question: 'एक्सटेंशन जोड़ें?',
  questionText:
    'उसे एक कुंजी मिलेगी, जिससे वह आपके खाते से सारांश बना सकेगा, उन्हें पढ़ सकेगा और सवाल पूछ सकेगा। उसे अलग करने के लिए यहाँ कुंजी हटा दें।',
  connect: 'जोड़ें',
  connected: 'एक्सटेंशन जुड़ गया',
  noAnswer: 'एक्सटेंशन ने जवाब नहीं दिया। फिर कोशिश करें।',
}
