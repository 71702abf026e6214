import { defineLanguage } from './define-language.ts'

/** French. */
export const french = defineLanguage({
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
export const italian = defineLanguage({
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
export const portuguese = defineLanguage({
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
export const spanish = defineLanguage({
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
