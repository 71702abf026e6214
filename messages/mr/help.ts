import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'मदत हवी आहे?',
  description: 'तुम्ही काय करून पाहिले आणि त्याऐवजी काय झाले, ते सांगा. व्हिडिओची लिंक दिली तर मदत होते.',
  replyHint: 'आम्ही या पत्त्यावर उत्तर देऊ.',
  topic: 'तुम्हाला कशासाठी मदत हवी आहे?',
  send: 'पाठवा',
  sent: 'मदतीची विनंती पाठवली',
  answerWithin: (hours) =>
    plural(hours, {
      one: `आम्ही ${hours} तासात उत्तर देऊ.`,
      other: `आम्ही ${hours} तासांत उत्तर देऊ.`,
    }),
  topicMissing: 'कृपया तुम्हाला कशासाठी मदत हवी आहे ते लिहा',
  topicShort: (least) => `कृपया थोडे अधिक लिहा (किमान ${least} अक्षरे)`,
}
