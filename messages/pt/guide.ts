import type * as source from '#messages/guide.ts'
import { dayWindowHours, plans } from '#product/plans.ts'
import { summaryStyles } from '#product/summary-options.ts'

const freeSummaries = plans.free.allowance?.summaries ?? 0

export const guide: typeof source.guide = {
  title: 'Como resumir vídeos do YouTube e conferir o resultado',
  description:
    'Um guia sobre resumos de vídeos do YouTube: de onde vem a transcrição, o que fazer sem legendas, como distinguir um resumo bom de um que só soa bem, e como usá-lo.',
  heading: 'Como resumir vídeos do YouTube e conferir o resultado',
  lead: 'À mão, com um chatbot ou com uma ferramenta feita para isso: para que cada caminho serve, onde cada um falha, e como saber em dois minutos se dá para confiar no que você lê.',
  dateLine: '21 de novembro de 2026',
  contentsHeading: 'Conteúdo',
  sections: {
    why: {
      heading: 'Por que resumir',
      paragraphs: [
        'A fala é lenta. As pessoas falam cerca de 150 palavras por minuto e leem mais de 200, e na leitura dá para pular trechos. Uma hora de palestra é um texto de umas nove mil palavras, das quais você talvez precise de trezentas.',
        'Por isso, um resumo é útil antes de assistir, para decidir se vale a pena; em vez de assistir, quando a essência basta; e depois, para reencontrar um trecho. São três necessidades diferentes. A primeira pede duas frases, a segunda uma página, a terceira uma lista de momentos.',
      ],
    },
    transcript: {
      heading: 'Tudo começa com a transcrição',
      paragraphs: [
        'Quase todas as ferramentas leem as legendas, não o vídeo. O que falta nelas falta no resumo: slides, gestos, código na tela. Legendas escritas por uma pessoa são melhores que as automáticas, que têm pouca pontuação e ouvem mal nomes e números.',
        'Duas coisas dão errado aqui mais vezes do que no próprio resumo. As legendas não podem ser obtidas, e a ferramenta, sem avisar, resume a descrição do vídeo. Ou a faixa vem cortada, e você recebe um resumo fiel dos primeiros dez minutos. Antes de julgar um resumo, olhe o último capítulo: ele é do fim do vídeo?',
      ],
    },
    'by-hand': {
      heading: 'À mão',
      paragraphs: [
        'Abra “Mostrar transcrição” embaixo do vídeo, copie o texto, leia de lápis na mão. É lento, mas você vai se lembrar melhor do que de qualquer coisa que uma máquina escreva. Para uma palestra importante, ainda é o melhor caminho.',
      ],
      points: [
        'Antes de tudo, anote a pergunta que a palestra responde.',
        'Marque cada ponto em que o assunto muda. Esses são os seus capítulos.',
        'Para cada ideia, anote o tempo e cinco palavras que foram mesmo ditas.',
        'Escreva o resumo a partir das notas, não de memória.',
      ],
    },
    chatbot: {
      heading: 'Com um chatbot',
      paragraphs: [
        'Cole a transcrição em um assistente de uso geral e peça um resumo. Funciona bem com vídeos curtos. Com os longos, fique de olho em três coisas: o texto longo demais para o modelo pode ser cortado sem aviso; os tempos muitas vezes são inventados, porque o texto copiado raramente os traz; e as citações tendem a soar melhor do que o que foi dito.',
        'Ajuda pedir as palavras exatas por trás de cada ponto e procurar três delas na transcrição. Se uma faltar, não confie nas outras.',
      ],
    },
    precis: {
      heading: 'Com o Précis',
      paragraphs: ['Os mesmos passos, com a procura já feita para você:'],
      points: [
        '[Cole o link](/) e tecle Enter. Shorts e transmissões ao vivo gravadas também funcionam.',
        `Onde há um modelo de linguagem configurado, escolha um idioma e um dos ${summaryStyles.length} formatos, do breve às notas de estudo.`,
        'Leia o resumo enquanto ele é escrito. Cada linha tem o seu tempo.',
        'Aponte para uma linha para ver as palavras ditas e o que nossa verificação encontrou.',
        'Olhe o mapa do vídeo: ele mostra de onde vêm as linhas.',
        'Copie o texto, encontre-o no seu histórico ou procure na transcrição o que estiver faltando.',
      ],
    },
    'no-captions': {
      heading: 'Quando não há legendas',
      paragraphs: [
        'Vídeos privados, estreias e muitas gravações de reuniões não têm legendas. Muitas vezes há uma transcrição em outro lugar: o aplicativo da reunião fez uma, o podcast tem uma na sua página, a universidade oferece um arquivo de legendas. Cole ou envie: .srt, .vtt, .json3, texto copiado do YouTube e texto simples, tudo funciona. Com texto simples, os tempos são aproximados e marcados com ~.',
      ],
    },
    long: {
      heading: 'Vídeos de várias horas',
      paragraphs: [
        'Um vídeo longo precisa ser lido em partes. O que importa é o que acontece quando uma parte falha: ela deve ser tentada de novo e, se falhar de vez, indicada. Pergunte isso a qualquer ferramenta que usar. Um resumo em que falta a terceira hora, sem aviso, é igualzinho a um completo.',
        'Em vídeos muito longos, leia primeiro os capítulos, escolha dois ou três e vá à transcrição deles. Dez horas em uma página só podem ser um sumário.',
      ],
    },
    check: {
      heading: 'Como conferir um resumo em dois minutos',
      paragraphs: ['Não importa quem o escreveu:'],
      points: [
        'Pegue a afirmação mais surpreendente, ache o trecho e ouça meio minuto ao redor.',
        'Pegue um número. Números são a primeira coisa que dá errado.',
        'Pegue um “não”. É mais fácil um resumo virar o contrário do que virar um absurdo.',
        'Olhe o fim do vídeo. Ele está no resumo?',
        'Pergunte quem diz aquilo: quem fala, alguém citado ou alguém que está sendo contestado?',
      ],
    },
    measured: {
      heading: 'O que uma verificação consegue, em números',
      text: ({ talks, found, otherTalk, changedNumber, addedNot, removedNot, method }) =>
        `Testamos a nossa com um programa que faz o papel de um modelo descuidado ou mentiroso, em ${talks} palestras e reuniões reais. Das citações verdadeiras, ${found} foram encontradas. Passaram ${otherTalk} das citações de outra palestra, ${changedNumber} das que tinham um número trocado, ${addedNot} das que ganharam um “não” e ${removedNot} das que perderam um. [Como medimos isso](${method}), e o que isso não mostra: que as palavras foram ditas não quer dizer que a afirmação decorre delas.`,
    },
    use: {
      heading: 'Usar o que você leu',
      paragraphs: [
        'Cite o vídeo com a minutagem, não o resumo: “aos 12:40 ela diz” pode ser procurado. Escreva com suas palavras as duas frases de que quer se lembrar. E, ao compartilhar um resumo, compartilhe o link junto.',
      ],
    },
  },
  plansHeading: 'Quanto custa aqui',
  questionsHeading: 'Perguntas frequentes',
  questions: [
    {
      question: 'Posso resumir o vídeo de outra pessoa?',
      answer:
        'As pessoas sempre anotaram com suas palavras o que as outras dizem. Publicar é outra história: cite pouco, indique a fonte, ponha o link. Isto não é orientação jurídica.',
    },
    {
      question: 'Um resumo substitui o vídeo?',
      answer:
        'Para decidir se vale assistir, muitas vezes. Para o tom, as imagens, as demonstrações e as piadas, nunca. Um bom resumo mostra a quais cinco minutos assistir.',
    },
    {
      question: 'Posso resumir um vídeo sem legendas?',
      answer:
        'Com uma transcrição vinda de outro lugar, sim: cole ou envie. Sem ela, a ferramenta precisa ouvir o som, o que demora mais e erra nomes.',
    },
    {
      question: 'Quanto custa experimentar o Précis?',
      answer: `Nada: ${freeSummaries} resumos a cada ${dayWindowHours} horas, o primeiro sem e-mail. Veja em [preços](/pricing) os outros planos.`,
    },
  ],
  call: {
    heading: 'Teste com um vídeo que você conhece',
    text: 'É o jeito mais rápido de ver se um resumo está certo.',
  },
  howItWorks: 'Como funciona',
}
