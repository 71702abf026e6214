import { defineLanguage } from './define-language.ts'

/** Japanese. */
export const japanese = defineLanguage({
  code: 'ja',
  stopWords: `それ これ あれ ここ そこ この その あの 皆さん 私 私たち 今 今日 時 事 方 為 人 中 前 後 何 的 等 一つ`,
  openers: 'では|また|さらに|つまり|けれども|ちなみに|次に|さて|えーと|ええと|まあ|はい|そして',
  joining: 'そして|で|また|でも|しかし',
  pointing: '繰り返し|先に|ちなみに|例えば|たとえば|それ|これ|あれ|その|この|あの|そこ|ここ|彼|彼女|彼ら',
  guesswork: '私|僕|それ|これ|あれ|その|この|あの|ここ|そこ|彼|彼女',
  pleasantries: 'ありがとう|こんにちは|と申します|ようこそ',
  broken: 'を|に|へ|は|が|も|と|の|で|て|し|から|ので|けど|ため|など|ば|あり|[ァ-ヶー一-龠]',
  spaced: false,
})
