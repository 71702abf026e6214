import type * as source from '#messages/reel-bar.ts'

export const reelBar: typeof source.reelBar = {
  title: '場面',
  joined: (count) => `、${count}場面を連結`,
  allPlayed: (count) => `全${count}場面を再生しました`,
  position: (position, count) => `${position} / ${count}`,
  stop: '再生を停止',
  previous: '前の場面',
  next: '次の場面',
  play: '再生',
  pause: '一時停止',
  playAgain: 'もう一度再生',
}
