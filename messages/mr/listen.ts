import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'ऐका',
  notLoaded: 'आवाज लोड झाला नाही',
  checkConnection: 'तुमचे कनेक्शन तपासा, मग पुन्हा प्रयत्न करा.',
}
