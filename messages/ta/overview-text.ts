import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `${all} வீடியோக்களிலிருந்து ${engine} எழுதியது; ஒவ்வொரு வரியும் சொல்லப்பட்டதோடு ஒப்பிட்டுச் சரிபார்க்கப்பட்டது.`
      : `${all} வீடியோக்களில் ${videos}-லிருந்து ${engine} எழுதியது; ஒவ்வொரு வரியும் சொல்லப்பட்டதோடு ஒப்பிட்டுச் சரிபார்க்கப்பட்டது.`,
  difference: (stated, said) => `${stated} / சொன்னது: ${said}`,
  unnamed: 'ஒரு வீடியோ',
}
