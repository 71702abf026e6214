import { defineLanguage, listedStopWords } from './define-language.ts'
import type { Language } from './define-language.ts'
import { english } from './english.ts'
import { hindiInLatin, isHindiInLatinTag } from './hindi-in-latin.ts'

/** Arabic. */
const arabic = defineLanguage({
  code: 'ar',
  stopWords: `في من على إلى الى عن مع هذا هذه ذلك تلك هؤلاء التي الذي الذين ما ماذا من هو هي هم هن أنا انا نحن أنت انت
    كان كانت يكون تكون أن ان إن إنه انه لأن لكن ولكن أو او ثم قد لقد لا لم لن ليس كل بعض أي اي كيف متى
    أين اين هل عند عندما حيث حتى إذا اذا كما بين بعد قبل غير أيضا ايضا هنا هناك الآن الان فقط جدا يا و
    يمكن لدي لديك له لها لهم لك لي به بها فيه فيها منه منها عليه عليها`,
  endings: 'ها|ان|ات|ون|ين|يه|ية|ه|ة|ي',
  openers: 'حسنا|نعم|طيب|إذن',
  joining: 'و|ف|لكن|ثم',
  pointing:
    'هذا|هذه|ذلك|تلك|هو|هي|هم|هن|لأن|حيث|التي|الذي|مثلا|لذلك|أيضا|كذلك|بعد ذلك|(?:في|من|على|مع) (?:هذا|هذه|ذلك|تلك)',
  guesswork: 'أنا|انا|هو|هي|هم|هذا|هذه|ذلك|تلك|هنا|هناك',
  pleasantries: 'و?شكرا|مرحبا|السلام عليكم|أهلا',
  prefixes: 'وال|بال|كال|فال|لل|ال',
  minStemLength: 3,
})

/** Chinese. */
const chinese = defineLanguage({
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

/** Japanese. */
const japanese = defineLanguage({
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

/** Russian. */
const russian = defineLanguage({
  code: 'ru',
  stopWords: `а без более больше будет будут бы был была были было быть в вам вас ваш весь во вот все всё всего всегда
    всех вы где да даже для до его ее её если есть еще ещё же за здесь и из или им их к как какие какой
    когда который которая которое которые которых кто ли либо лишь между меня мне много могут может
    можете можно мой мы на над надо нам нас наш не него нее ней нет ни них но ну о об один одна одно
    однако он она они оно от очень по под после потом потому почти при про просто раз с сам самое свой
    себе себя сейчас со собой спасибо так также такая такие такое такой там тебя тем теперь то тогда
    того тоже только том тот ту ты у уже хорошо хочу хотим хотите чего чем через что чтобы чтоб эта эти
    это этого этой этом этот эту этих я`,
  endings:
    'иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ях|ах|ия|ии|ию|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ую|юю|ом|ем|ам|ям|ишь|ешь|ете|ите|ет|ют|ут|ит|ат|ят|ла|ло|ли|л|ть|[аеиоуыьюя]',
  openers: 'итак|да|ну|так|хорошо|вот|значит|ок|окей|и|а|но|поэтому',
  conjunctions: 'и|а|но',
  joining: 'и|а|но|ну|так|итак|вот|или|то есть|поэтому',
  pointing:
    'это|этот|эта|эти|этого|только|он|она|оно|они|его|её|ее|их|тут|там|здесь|такой|такая|такие|друг(?:ой|ая|ое|ие)|следующ(?:ий|ая|ее|ие)|как (?:я|мы|вы)|потому что|чтобы|который|которая|которые|то|туда|тогда|' +
    'од(?:ин|на|но|ни) из|данн(?:ый|ая|ое|ые|ого|ой|ых)(?= [а-яё])|к примеру|например|кроме того|также|таким образом|' +
    'о том|(?:в|на|с|о|от|по|для|из) котор\\p{L}+|верн(?:усь|[её]мся)|точнее|вернее|что ж|остальн(?:ые|ое|ая)|' +
    'как (?:уже )?(?:сказал|говорил)\\p{L}*|как видите|в контексте эт\\p{L}+|во-(?:первых|вторых)|в-третьих|затем|потом|после этого|теперь|снова|в (?:данном|этом|таком) случае|' +
    '(?:в|с|для|на|из|по|от) эт(?:ом|ой|им|их|ого|у|и)',
  guesswork:
    'я|мне|меня|мой|моя|мои|моего|он|она|оно|они|его|её|ее|их|им|ему|ей|это|этот|эта|эти|этого|этой|тут|там|здесь',
  pleasantries: String.raw`спасибо|благодар\p{L}+|здравствуйте|привет\p{L}*|добро пожаловать|доброе утро|добрый (?:день|вечер)|меня зовут|подожд(?:ём|ем|ите)|ещё (?:одну )?минут\p{L}+|извините|простите|аплодисменты`,
})

/** French. */
const french = defineLanguage({
  code: 'fr',
  stopWords: `à ai ainsi alors après as au aucun aussi autre autres aux avait avant avec avez avoir avons beaucoup
    bien c'est ça car ce cela ces cet cette ceux chaque chez ci comme comment dans de deux depuis des
    donc dont du elle elles en encore entre es est et étaient était être eu faire fait font fois il ils
    ici j'ai je jusqu la là le les leur leurs lors lui ma mais me même mes moi moins mon n'est ne ni non
    nos notre nous on ont ou où par parce pas peu peut peuvent plus pour pourquoi pouvez puis qu'il
    qu'on quand que quel quelle quelque quelques qui quoi sa sans se sera ses si son sont sous sur ta te
    tes toi ton tous tout toute toutes très tu un une va vais vers voilà vos votre vous y`,
  endings: 'aux|eux|ées|és|ée|é|er|ez|es|e|s|x',
  openers: 'alors|donc|bon|eh bien|oui|ok|voilà|et|euh',
  conjunctions: 'et|mais',
  joining: 'et|mais|alors|donc|ou',
  pointing:
    "il|elle|ils|elles|cela|ça|c['’]est|ce sont|ceci|celui-ci|celle-ci|ici|là|parce que?|qui|que|" +
    "ce|cet|cette|ces|l['’]un(?:e)? (?:d['’]|des?)|par exemple|ainsi|de plus|en outre|ensuite|puis|par conséquent|" +
    'au lieu de cela|(?:avec|dans|pour|de|par) (?:ce|cet|cette|ces)',
  guesswork: "je|j['’]ai|moi|me|mon|ma|mes|il|elle|ils|elles|cela|ça|ce|cette|ces|ici|là",
  pleasantries: "merci|bonjour|bonsoir|bienvenue|je suis|je m['’]appelle|mon nom",
  elides: true,
})

/** Italian. */
const italian = defineLanguage({
  code: 'it',
  stopWords: `a abbiamo ad adesso agli ai al alla alle allo allora altra altre altri altro anche ancora avere bene c'è
    che chi ci come con così cosa cui da dagli dai dal dalla dalle degli dei del della delle dello di
    dopo dove due e è ed era essere fa fare fino gli ha hai hanno ho i il in invece io l'ha la le lei li
    lo loro lui ma me mentre mi mia mio molto ne negli nei nel nella nelle noi non nostra nostro o ogni
    ora ossia per perché però più poi può possiamo potete prima qua quale quando quanto quella quelle
    quelli quello questa queste questi questo qui quindi se sei sempre senza si sia siamo sono sta stata
    stato su sua sue sui sul sulla suo tra tu tutta tutte tutti tutto un una uno va vi voi vostro`,
  endings: 'a|e|i|o',
  openers: 'allora|quindi|bene|ok|sì|ecco|dunque|e',
  conjunctions: 'e|ed|ma',
  joining: 'e|ma|allora|quindi|o',
  pointing:
    'lui|lei|loro|esso|essa|questo|questa|questi|queste|quello|quella|ciò|qui|lì|perché|che|' +
    'quest[oaie]|quell[oaie]|per esempio|ad esempio|inoltre|anche|poi|così|pertanto|invece|' +
    'un[oa] (?:dei|delle|degli|di) |(?:con|in|per|di|da) quest[oaie]',
  guesswork: 'io|mi|mio|mia|lui|lei|loro|esso|questo|questa|questi|queste|quello|quella|ciò|qui|lì',
  pleasantries: 'grazie|buongiorno|buonasera|ciao|benvenut[ioae]|mi chiamo|salve|io sono',
  elides: true,
})

/** Portuguese. */
const portuguese = defineLanguage({
  code: 'pt',
  stopWords: `a agora ainda além algo alguns ao aos aqui as assim até bem cada com como da das de dela dele deles
    depois do dos e é ela elas ele eles em então entre era eram essa essas esse esses esta estamos estar
    estas este estes está estão eu fazer foi for foram há isso isto já lá lhe mais mas me mesmo meu
    minha muito muitos na nada nas nem no nos nós nossa nosso não num numa o onde os ou outra outras
    outro outros para pela pelas pelo pelos pode podem por porque pra quais qual quando que quem se sem
    sempre ser será seu seus só sobre sua suas são também te tem temos ter têm toda todas todo todos
    tudo um uma umas uns vai vamos você vocês à às`,
  endings: 'ões|ão|es|os|as|o|a|e',
  openers: 'então|bom|bem|pois|sim|ok|agora|e',
  conjunctions: 'e|mas',
  joining: 'e|mas|então|ou',
  pointing:
    'ele|ela|eles|elas|isto|isso|este|esta|esse|essa|aqui|ali|porque|que|' +
    'estes|estas|esses|essas|aquel[ea]s?|por isso|por exemplo|assim|além disso|também|depois|portanto|' +
    'um(?:a)? (?:dos|das|deles|delas)|(?:com|em|para|de|por) (?:est[ea]s?|ess[ea]s?)|n?est[ea]s?|ness[ea]s?',
  guesswork: 'eu|me|meu|minha|ele|ela|eles|elas|isto|isso|este|esta|esse|essa|aqui|ali',
  pleasantries: 'obrigad[oa]s?|olá|bem-vind[oa]s?|eu sou|meu nome|bom dia|boa (?:tarde|noite)',
})

/** Spanish. */
const spanish = defineLanguage({
  code: 'es',
  stopWords: `a ahora al algo algunas alguno algunos alguien allí ante antes aquí así aunque bien cada casi como con
    contra creo cual cuando cómo de del desde donde dos durante e el ella ellas ellos en entonces entre
    era eran es esa esas ese eso esos esta estaba estado estamos estar estas este esto estos está están
    fue fueron gracias ha hace hacer han has hasta hay hemos he la las le les lo los luego me mi
    mientras mis mucho muchos muy más nada ni no nos nosotros nuestra nuestro o os otra otras otro otros
    para pero poco por porque pueda puede pueden pues que quien quiere qué se sea ser si sido siempre
    sin sino sobre solo son su sus sí también tan tanto te tener tengo tiene tienen todo toda todas
    todos tu tus un una unas uno unos usted ustedes va vamos vez y ya yo él`,
  endings: 'es|os|as|o|a|e',
  openers: 'bueno|pues|entonces|vale|sí|bien|ahora|y|ok|okay',
  conjunctions: 'y|e|pero',
  joining: 'y|pero|entonces|así que|o',
  pointing:
    'él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|ese|esa|aquí|allí|porque|que|lo|' +
    'esos|esas|aquell?[oa]s?|por eso|por ejemplo|además|también|incluso|vamos a ver(?:l[oa]s?)?|luego|después|así|asimismo|por lo tanto|' +
    'un[oa] de (?:los|las|ell[oa]s|est[oa]s)|(?:con|en|para|de|por) (?:est[eao]s?|es[eao]s?)',
  guesswork: 'yo|me|mi|mis|él|ella|ellos|ellas|esto|eso|este|esta|estos|estas|ese|esa|aquí|allí|lo',
  pleasantries:
    'gracias|hola|bienvenid[oa]s?|me llamo|(?:yo )?soy|un minuto más|esperemos|mi nombre|buen[oa]s (?:días|tardes|noches)',
})

/** German. */
const german = defineLanguage({
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
const swedish = defineLanguage({
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

const known = new Map(
  [arabic, chinese, english, french, german, italian, japanese, portuguese, russian, spanish, swedish].map(
    (language) => [language.code, language],
  ),
)
const unspaced = new Set(['yue', 'th', 'lo', 'km', 'my'])

/** The rules for a BCP 47 tag such as `pt-BR`. A language we have no words for gets rules that need none. */
export function languageOf(tag: string): Language {
  if (isHindiInLatinTag(tag)) return hindiInLatin
  const code = /^[a-z]{2,3}(?=-|$)/i.exec(tag)?.[0].toLowerCase() ?? 'und'
  return (
    known.get(code) ?? {
      ...defineLanguage({ code, spaced: !unspaced.has(code) }),
      stopWords: listedStopWords(code),
    }
  )
}
