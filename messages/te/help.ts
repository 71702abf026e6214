import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'సహాయం కావాలా?',
  description: 'మీరు ఏం చేయబోయారో, దానికి బదులు ఏం జరిగిందో చెప్పండి. వీడియో లింక్ ఇస్తే మేలు.',
  replyHint: 'ఈ ఈమెయిల్‌కు జవాబిస్తాం.',
  topic: 'ఏ విషయంలో సహాయం కావాలి?',
  send: 'పంపండి',
  sent: 'మీ మెసేజ్ మాకు చేరింది',
  answerWithin: (hours) =>
    plural(hours, {
      one: `${hours} గంటలోపు జవాబిస్తాం.`,
      other: `${hours} గంటల్లోపు జవాబిస్తాం.`,
    }),
  topicMissing: 'ఏ విషయంలో సహాయం కావాలో దయచేసి రాయండి',
  topicShort: (least) => `దయచేసి ఇంకాస్త వివరంగా రాయండి (కనీసం ${least} అక్షరాలు)`,
}
