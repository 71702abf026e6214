import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'सुनें',
  notLoaded: 'आवाज़ लोड नहीं हुई',
  checkConnection: 'अपना इंटरनेट कनेक्शन देखें, फिर दोबारा कोशिश करें।',
}
