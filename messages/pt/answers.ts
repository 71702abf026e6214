import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'Perguntas e respostas',
  bestPassages: 'Estes trechos são os que melhor respondem. São as palavras de quem fala.',
  whereSaid: 'Onde isso é dito',
  closest: 'Mostrar o que mais se aproxima',
  showMore: (count) => `Mostrar mais ${count}`,
  notSaid: 'O vídeo não parece falar sobre isso.',
  otherLanguage: (asked, spoken) =>
    `Pergunta em ${asked}, vídeo em ${spoken}: não dá para saber se o vídeo fala disso. Tente perguntar em ${spoken}.`,
  copy: 'Copiar',
  delete: 'Excluir',
  playPassages: 'Reproduzir os trechos',
}
