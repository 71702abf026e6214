import { defineLanguage } from './define-language.ts'

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
