import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'ब्राउझर एक्स्टेंशन',
  text: 'व्हिडिओशेजारी सारांश, तुमच्या खात्यासह.',
  connectExtension: 'एक्स्टेंशन जोडा',
  missing: (link) => (
    <>
      या ब्राउझरमध्ये एक्स्टेंशन सापडले नाही. {link('ते इन्स्टॉल करा')}, किंवा ते असेल, तर खाली API की तयार करून त्याच्या
      सेटिंग्जमध्ये पेस्ट करा.
    </>
  ),
  question: 'एक्स्टेंशन जोडायचे?',
  questionText:
    'तुमच्या खात्याने सारांश तयार करणे, ते वाचणे आणि प्रश्न विचारणे यासाठी त्याला एक API की मिळते. ते तोडण्यासाठी ती API की इथे हटवा.',
  connect: 'जोडा',
  connected: 'एक्स्टेंशन जोडले',
  noAnswer: 'एक्स्टेंशनने उत्तर दिले नाही. पुन्हा प्रयत्न करा.',
}
