import { defineLanguage } from './define-language.ts'

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
