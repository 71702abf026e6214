import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'உதவி வேண்டுமா?',
  description: 'என்ன செய்தீர்கள், பதிலாக என்ன நடந்தது என்று சொல்லுங்கள். வீடியோவின் லிங்க் உதவும்.',
  replyHint: 'இந்த முகவரிக்குப் பதில் அனுப்புவோம்.',
  topic: 'எதற்கு உதவி வேண்டும்?',
  send: 'அனுப்பு',
  sent: 'உதவிக் கோரிக்கை அனுப்பப்பட்டது',
  answerWithin: (hours) =>
    plural(hours, {
      one: `${hours} மணிநேரத்துக்குள் பதில் தருவோம்.`,
      other: `${hours} மணிநேரத்துக்குள் பதில் தருவோம்.`,
    }),
  topicMissing: 'எதற்கு உதவி வேண்டும் என்று எழுதுங்கள்',
  topicShort: (least) => `இன்னும் விவரமாக எழுதுங்கள் (குறைந்தது ${least} எழுத்துகள்)`,
}
