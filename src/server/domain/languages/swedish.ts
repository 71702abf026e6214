import { defineLanguage } from './define-language.ts'

/** Swedish. */
export const swedish = defineLanguage({
  code: 'sv',
  stopWords: `alla allt att av bara blev bli blir de dem den denna deras dess det detta dig din dina dit ditt du där
    då efter ej eller en er era ett från för ha hade han hans har hela helt henne hennes hit hon honom
    hur här i igen in ingen inget inte ja jag ju kan kommer kunde man med mellan men mer mig min mina
    mitt mot mycket måste ni nu någon något några när och också om oss på se sedan sig sin sina sitt ska
    skulle som så till under upp ut utan vad var vara varför varit vi vid vilka vilken vill väl är än
    även över`,
  endings: 'arna|erna|orna|aren|ande|en|et|ar|er|or|na|n|t|a|e',
  openers: 'så|ja|nu|okej|alltså|nåväl|och',
  conjunctions: 'och|men',
  joining: 'och|men|så|eller',
  pointing:
    'det|den|de|han|hon|detta|denna|dessa|här|där|som|att|eftersom|' +
    'därför|dessutom|också|sedan|till exempel|ändå|en av (?:de|dem|dessa)|ett av (?:de|dem|dessa)|' +
    '(?:med|i|för|av|på) (?:denna|detta|dessa)',
  guesswork: 'jag|mig|min|mitt|mina|det|han|hon|honom|henne|detta|denna|dessa|här|där',
  pleasantries: 'tack|välkomna?|hej|mitt namn|jag heter|jag är|en minut till',
})
