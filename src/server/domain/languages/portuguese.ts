import { defineLanguage } from './define-language.ts'

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
