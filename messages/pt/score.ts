import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'Medições: a qualidade dos resumos',
  description:
    'Como o Précis sem modelo se sai ao lado de outros programas de resumo, como responde a perguntas e confere citações e linhas, e o comando que mede tudo de novo.',
  heading: 'As medições, e como repeti-las',
  lead: 'Cada número vem de um programa que você pode executar.',
  name: 'Nome',
  summaries: {
    heading: 'Resumos',
    plain: 'O quanto cada programa se aproxima do que uma pessoa escreveu.',
    note: (talks) =>
      `Porcentagem de palavras em comum. ${talks} palestras, a mesma extensão para todos. As barras são intervalos de 95%.`,
    columns: ['Palavras de conteúdo', 'Todas as palavras', 'Tempo para uma hora', 'Memória'],
  },
  coverage: {
    heading: 'Cobertura',
    plain: 'Quanto de uma palestra um resumo aproveita.',
    note: 'Em décimos.',
    columns: ['Partes usadas'],
    drawn: 'Uso de cada parte',
    ofTen: (figure) => `${figure} de 10`,
  },
  questions: {
    heading: 'Perguntas',
    plain: 'Com que frequência a resposta está entre as primeiras frases mostradas.',
    note: (asked, meetings) => `${asked} perguntas sobre ${meetings} reuniões.`,
    columns: ['Em dez', 'Em cinco'],
    refused: (own, other) =>
      `“Não foi dito” aparece em ${own} delas, e em ${other} quando a pergunta é feita à reunião errada.`,
  },
  checking: {
    heading: 'Conferir citações',
    plain: 'Citações verdadeiras são mostradas; as alteradas não deveriam ser.',
    note: (quotes) => `Testamos ${number(quotes)} citações, verdadeiras e alteradas.`,
    columns: ['Mostradas'],
  },
  lies: {
    heading: 'Linhas que mentem',
    plain: (passed) =>
      `De dez mentiras sobre palavras que foram ditas, nosso código sozinho deixa passar ${number(passed)}.`,
    note: (lies, languages) => `${lies} mentiras em ${languages} idiomas. Porcentagem que passa:`,
    columns: ['Passam', 'Mentiras'],
    meaning: (ofTrue, ofPeople) =>
      `Elas passam como “Palavras encontradas”; sem um verificador, nenhuma é “Verificada”. São sinalizadas ${ofTrue} das linhas verdadeiras e ${ofPeople} das escritas por pessoas. Palavras de outra linha e mentiras em tradução passam muitas vezes.`,
    all: 'Todas',
  },
  statements: {
    heading: 'Afirmações julgadas por pessoas',
    plain: (times) => `Nosso código sozinho acerta ${number(times)} vezes em dez.`,
    note: (claims) =>
      `${number(claims)} afirmações sobre falas ([SummEdits](https://github.com/salesforce/factualNLG)). Acurácia balanceada; 50 é o acaso:`,
    columns: ['Acurácia'],
    meaning: (recall) =>
      `Ele encontra ${recall} das afirmações falsas com 5% de alarmes falsos. As regras foram escolhidas nestas afirmações. Números sem intervalo: de quem os publicou.`,
    ours: 'Précis, só o código',
  },
  sections: {
    heading: 'Seções',
    plain: 'Com que frequência uma seção começa onde as pessoas começam uma.',
    note: 'Limites medidos por F1.',
    columns: ['Podcasts', 'Reuniões'],
  },
  written: {
    heading: 'Modelos de linguagem',
    plain: 'Quanto do que um modelo escreveu foi dito.',
    note: 'Comparado com a palestra.',
    columns: ['Frases', 'Com citações que se sustentam', 'Nomes ou números inventados, por 100'],
    none: 'Nenhum modelo de linguagem foi medido aqui ainda. Meça o seu: um comando.',
  },
  limits: {
    heading: 'O que isto não mostra',
    points: [
      'Se um resumo é bom de ler.',
      'Outros idiomas: todas as palestras são em inglês.',
      'Vantagens pequenas: abaixo de um ponto, dizem pouco.',
    ],
    sources:
      'Palestras: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; reuniões AMI e ICSI CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). Respostas marcadas: [evidências do QMSum](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'Meça você também',
    own: 'Meça seu próprio programa:',
    model: 'Ou defina SCORE_BASE_URL, SCORE_MODEL e SCORE_API_KEY.',
    date: (day, machine) => `Medido em ${day}, em ${machine}. [Mais sobre o método](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, sem modelo',
  'The beginning': 'O começo',
  'At random': 'Ao acaso',
  'BM25 with neighbours': 'BM25 com vizinhas',
  'Even parts, number known': 'Partes iguais, número conhecido',
  chance: 'Acaso',
  'a chat model of 2023': 'Um modelo de chat de 2023',
  people: 'Pessoas',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'Palavra por palavra',
  'hesitations, fillers, repetitions cleaned': 'Sem “hum”',
  'word for word, sentence id invented': 'Verdadeira, lugar errado',
  'from another transcript': 'De outra palestra',
  'number changed': 'Número trocado',
  'negation inserted': '“Não” acrescentado',
  shuffled: 'Palavras embaralhadas',
  'halves of two sentences in a row': 'Duas frases emendadas',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'Número',
  quantifier: 'Alguns → todos',
  name: 'Nomes',
  negation: '“Não”',
  unit: 'Unidade',
  direction: 'Invertida',
  hedge: 'Pode → vai',
  speaker: 'Quem disse',
  date: 'Data',
  outside: 'Não foi dito',
  cause: 'Causa',
  'other-line': 'Outra linha',
  order: 'Ordem',
  translated: 'Traduzida',
  stitched: 'Citação emendada',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'Podcasts',
  qmsumm: 'Reuniões',
  sales_call: 'Ligações de venda',
  ectsum: 'Teleconferências de resultados',
  samsum: 'Conversas por chat',
}
