import type * as source from '#messages/about.ts'

export const about: typeof source.about = {
  title: 'Sobre nós',
  description: 'Por que o Précis existe, o que ele promete e como trabalhamos.',
  heading: 'Sobre o Précis',
  lead: 'Uma ferramenta para ler vídeos: calma, exata e franca sobre o que não sabe.',
  why: {
    heading: 'Por que existe',
    paragraphs: [
      'Muito do que vale a pena saber é dito em vídeos: aulas, audiências, palestras, longas conversas. Um texto pode ser folheado, pesquisado e citado; uma hora de vídeo leva uma hora.',
      'Uma máquina consegue escrever uma página sobre essa hora. O que ela não consegue dar sozinha é um motivo para acreditar na página. A maioria das pessoas nunca vai assistir ao vídeo para descobrir, e os erros ficam onde estão.',
    ],
  },
  promise: {
    heading: 'O que prometemos',
    paragraph:
      'Qualquer vídeo, em resumo, e cada linha pode ser conferida. Cada linha vem com o seu tempo e com as palavras que foram ditas, procuradas na transcrição. Se elas não estiverem lá, nós avisamos.',
    measured: (talks, method) =>
      `O quanto isso funciona é medido em ${talks} palestras e reuniões reais, e os programas que fazem a medição vêm com o código-fonte. [Veja como](${method})`,
  },
  manners: {
    heading: 'Como trabalhamos',
    paragraphs: ['Algumas regras que seguimos:'],
    points: [
      'Dizer o que sabemos e o que não sabemos. Se uma parte do vídeo não pôde ser lida, dizemos qual.',
      'Contar só o que foi entregue. Uma falha nunca conta.',
      'Pedir pouco. O primeiro resumo não precisa de e-mail, e nada é carregado de outros sites até você pedir.',
      'O que é seu continua seu: baixe tudo em um só arquivo, exclua quando quiser.',
      'Não publicar nenhum número que não tenhamos medido.',
    ],
  },
  name: {
    heading: 'O nome',
    paragraphs: [
      'Um précis é um resumo que preserva a essência e a ordem do que foi dito e não acrescenta nada. Já foi exercício escolar. Achamos que ainda é um bom exercício.',
    ],
  },
}
