import type * as source from '#messages/alternatives.ts'

const yes = 'Sim'
const notFound = 'Não encontrado'
const undocumented = 'Não documentado'
const listens = 'Sim, transcreve o som'

const tools: typeof source.alternatives.tools = {
  precis: {
    source: 'Como funciona',
    cells: [
      'Sim, tirados da transcrição',
      'Sim, cada uma',
      'Lidos em partes; a parte que falhou é indicada',
      ['Cole ou envie uma transcrição; um modelo que ouve, onde houver um configurado', 'cole'],
      'Sim, com citações e tempos',
      yes,
    ],
  },
  steipete: {
    source: 'ago. 2026',
    cells: [
      'Sim; os que passam do fim são descartados',
      notFound,
      ['Um erro com modelo fixo na linha de comando; partes no navegador, sem tempos', 'só no navegador'],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: 'jun. 2026',
    cells: [
      ['O início de cada pedaço de texto', 'por pedaço'],
      notFound,
      ['Resumos de pedaços em sequência, sem unir', 'sem unir'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: 'jul. 2026',
    cells: [
      'Não encontrado; as citações indicam uma fonte',
      notFound,
      ['Um modelo com janela maior', 'modelo maior'],
      notFound,
      'Sim, em muitas fontes',
      yes,
    ],
  },
  summarizerrrr: {
    source: 'maio 2026',
    cells: [
      ['Sim, estimados pelo modelo', 'estimados'],
      notFound,
      'Não esclarecido',
      notFound,
      yes,
      'Sim, no navegador',
    ],
  },
  youTubeGpt: {
    source: 'jul. 2026',
    cells: [notFound, notFound, ['Um erro que diz isso', 'um erro'], ['No seu chat', 'no chat'], yes, yes],
  },
  kagi: {
    source: 'Sua documentação',
    cells: [undocumented, undocumented, 'Qualquer duração, diz o fornecedor', undocumented, yes, 'Não'],
  },
  notebookLm: {
    source: 'Página de ajuda, nov. 2026',
    cells: [
      undocumented,
      ['Suas referências são citações; não se menciona uma verificação da resposta', 'mostra citações'],
      undocumented,
      undocumented,
      yes,
      'Não',
    ],
  },
  bibiGpt: {
    source: 'Documentação da API, nov. 2026',
    cells: [
      ['Como opção', 'uma opção'],
      undocumented,
      undocumented,
      'Sim, reconhece a fala',
      yes,
      ['Só a primeira versão é pública', 'versão 1'],
    ],
  },
  snipd: {
    source: 'Entrevista com o fundador, 2025',
    cells: [undocumented, undocumented, undocumented, ['Transcreve podcasts', 'podcasts'], yes, undocumented],
  },
}

export const alternatives: typeof source.alternatives = {
  title: 'Alternativas: o Précis ao lado de outras ferramentas',
  description:
    'O que fazem outras ferramentas que resumem vídeos do YouTube e no que o Précis difere, com a versão de cada uma que foi lida e os casos em que outra serve melhor.',
  heading: 'Alternativas',
  lead: 'Há outras boas ferramentas, e uma delas pode servir melhor para você.',
  lineHeading: 'Uma linha, como cada tipo a mostra',
  lineNote: 'Desenhada a partir da tabela abaixo.',
  kinds: {
    checked: 'Uma citação, procurada na transcrição',
    estimated: 'Um tempo que um modelo estimou',
    piece: 'O início de um pedaço de texto',
    source: 'Uma fonte, sem tempo',
  },
  wordsFound: 'Palavras encontradas',
  tableHeading: 'Lado a lado',
  dated: 'Situação em novembro de 2026. Nenhuma ferramenta foi testada.',
  toolAndSource: 'Ferramenta e fonte',
  legend: { yes: 'sim', part: 'em parte', none: 'não encontrado, ou não', unknown: 'não se sabe' },
  columns: [
    'Tempos clicáveis',
    'Citações conferidas',
    'Vídeos longos',
    'Sem legendas',
    'Perguntar ao vídeo',
    'Servidor próprio',
  ],
  tools,
  questionsHeading: 'Perguntas e respostas',
  questions: [
    {
      question: 'Como isto foi feito?',
      answer:
        'A partir do código público de cada ferramenta na versão indicada no link, ou do texto de quem a faz, também indicado. Não testamos nenhuma e nada dizemos sobre a qualidade.',
    },
    {
      question: 'O que vocês não sabem?',
      answer:
        'A função de perguntas do YouTube, o Readwise Reader, o Perplexity e o Eightify não têm linha: não achamos texto de quem os faz que responda a estas colunas. E, de todas as ferramentas daqui, com que frequência acertam.',
    },
    {
      question: 'Quando outra ferramenta é melhor?',
      answer:
        'Para conversar: open-notebook. Na linha de comando: as duas chamadas summarize. Para cartões de estudo: Recall, que [documenta testes de perguntas](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
    },
    {
      question: 'O que só o Précis faz?',
      answer:
        'Ele procura cada citação antes que você a veja e avisa quando ela não foi encontrada. Não achamos essa verificação no código que lemos.',
    },
    {
      question: 'O que o Précis não consegue fazer?',
      answer: 'Ele não lê slides: só o que é dito.',
    },
    {
      question: 'Alguma coisa está errada aqui?',
      answer: '[Avise a gente](/contact) e nós corrigimos.',
    },
  ],
  closing: {
    heading: 'Veja com seus próprios olhos',
    text: 'O primeiro resumo não precisa de conta.',
  },
}
