import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'خلاصة الفيديو الذي تشاهده إلى جانبه. يمكن التحقق من كل سطر.',
  action: 'لخّص باستخدام Précis',
}
