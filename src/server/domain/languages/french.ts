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
