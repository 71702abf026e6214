import { defineLanguage } from './define-language.ts'

/** Chinese. */
export const chinese = defineLanguage({
  code: 'zh',
  stopWords: `我们 你们 他们 她们 它们 这个 那个 这些 那些 这样 那样 这里 那里 这种 可以 就是 不是 还是 但是 因为 所以 如果 什么 怎么 怎样 没有 一个 一些 一种 一下 现在 然后 或者 以及 而且
    并且 自己 已经 可能 能够 需要 应该 非常 很多 其他 其中 例如 比如 通过 对于 关于 由于 虽然 只是 只要 时候 大家 谢谢 您好 您的 我的 你的 他的 是否 任何 使用`,
  openers: '好|好的|那么|嗯|那|因此|所以|另外|此外',
  joining: '而且|但是|但|所以|然后|因此',
  pointing: '正如|要解决[这那]|它|他|她|这|那|其|例如|比如|接下来|首先|其次',
  guesswork: '我|它|他|她|这|那|这个|那个|这里|那里',
  pleasantries: '我叫|谢谢|您好|你好|大家好|欢迎',
  spaced: false,
})
