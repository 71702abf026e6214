import { defineLanguage } from './define-language.ts'

/** German. */
export const german = defineLanguage({
  code: 'de',
  stopWords: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da
    dabei damit dann das dass dein dem den denn der des dich die dies diese diesem diesen dieser dieses
    dir doch dort du durch ein eine einem einen einer eines einfach er es etwas euch euer für gegen gibt
    habe haben hat hatte hier hin hinter ich ihm ihn ihnen ihr ihre ihren im immer in ins ist ja jede
    jeden jeder jedes jetzt kann kein keine können könnte machen mal man mehr mein mich mir mit muss
    müssen nach nicht nichts noch nun nur ob oder ohne schon sehr sein seine sich sie sind so solche
    soll sollte sondern sonst über um und uns unser unter viel vom von vor war waren warum was weil
    welche wenn wer werde werden wie wieder will wir wird wo wurde würde zu zum zur zwar zwischen`,
  endings: 'ern|em|en|er|es|e|n|s',
  openers: 'also|ja|nun|gut|okay|ok|so|tja|na ja|und',
  conjunctions: 'und|aber|denn',
  joining: 'und|aber|also|denn|oder',
  pointing:
    'er|sie|es|das ist|das sind|dies|dieser|diese|dieses|diesem|diesen|damit|deshalb|daher|darum|danach|dabei|dadurch|außerdem|zudem|ebenso|trotzdem|' +
    'zum beispiel|weil|dass|hier|da|dort|ein(?:e[rs]?)? (?:davon|der|dieser)|das gleiche|dasselbe|' +
    '(?:in|mit|bei|von|aus|nach|für) (?:dies(?:e[mnrs]?)|jene[mnrs]?)',
  guesswork: 'ich|mich|mir|mein|meine|meinen|er|es|ihn|ihm|dies|diese|dieser|dieses|hier|da|dort',
  pleasantries:
    'willkommen|danke|hallo|guten (?:morgen|tag|abend)|mein name|ich bin|ich heiße|einen moment|noch eine minute',
})

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
