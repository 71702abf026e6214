import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'ரத்துசெய்',
  close: 'மூடு',
  tryAgain: 'மீண்டும் முயற்சி',
  loading: 'லோட் ஆகிறது...',
  copied: 'நகலெடுக்கப்பட்டது',
  notCopied: 'நகலெடுக்க முடியவில்லை',
  downloaded: 'பதிவிறக்கப்பட்டது',
  summarySaved: 'சுருக்கம் உங்கள் டவுன்லோடுகளில் சேமிக்கப்பட்டது',
  unknownTitle: 'YouTube வீடியோ',
  notification: 'அறிவிப்பு',
  notifications: 'அறிவிப்புகள் ({hotkey})',
}
