import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'गड़बड़ी',
  unreachable: 'सर्वर तक नहीं पहुँचा जा सका। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  unknown: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
}
