import type * as source from '#messages/faq.ts'
import { maxActiveDevices, maxTranscriptSeconds } from '#product/limits.ts'
import {
  dayWindowHours,
  plans,
  questionsPerMinute,
  summariesPerMinute,
  visitorPastedMegabytes,
} from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import { summaryLanguages } from '#product/summary-options.ts'
import { plural } from './language.ts'

const { free, pro, unlimited } = plans
const freeSummaries = free.allowance?.summaries ?? 0
const proSummaries = pro.allowance?.summaries ?? 0

export const faqPage: typeof source.faqPage = {
  title: 'Perguntas frequentes',
  description:
    'Respostas sobre resumos, planos, limites e privacidade, e o que fazer quando um vídeo não pode ser resumido.',
  heading: 'Perguntas frequentes',
  lead: 'Respostas curtas. Se a sua pergunta não está aqui, escreva para nós.',
  search: 'Buscar nas respostas',
  found: (count) => plural(count, { one: `${count} resposta`, other: `${count} respostas` }),
  nothing: 'Nenhuma resposta tem estas palavras.',
  write: 'Escreva para nós',
  closing: {
    heading: 'Ainda com dúvidas?',
    text: 'Escreva para nós, ou simplesmente experimente: o primeiro resumo não precisa de conta.',
    contact: 'Fale com a gente',
  },
}

export const questionGroups: typeof source.questionGroups = {
  'getting-started': {
    title: 'Primeiros passos',
    questions: [
      {
        question: 'O que o Précis faz?',
        answer:
          'Cole um link do YouTube. O Précis lê a transcrição e gera um resumo, as ideias principais e os capítulos. Ao lado de cada linha estão o tempo e as palavras que foram ditas, para você conferir.',
      },
      {
        question: 'Preciso de uma conta?',
        answer:
          'Para o primeiro resumo, não. Digite seu e-mail para ganhar mais um. Entre com um código que enviamos por e-mail, ou com o Google onde houver essa opção, e seu histórico acompanha você em outros dispositivos.',
      },
      {
        question: 'Quais links funcionam?',
        answer:
          'Qualquer link do YouTube serve: vídeos, Shorts e transmissões ao vivo gravadas. De uma playlist, usamos o primeiro vídeo; entre na conta para escolher em uma playlist ou em um canal.',
      },
      {
        question: 'Posso usar sem um link?',
        answer:
          'Sim. Cole uma transcrição, ou envie um arquivo de legendas ou de texto. Aulas, podcasts e reuniões funcionam do mesmo jeito que vídeos.',
      },
      {
        question: 'Posso fazer uma pergunta a um vídeo?',
        answer:
          'Sim, abaixo de cada resumo. A resposta é o que se diz no vídeo sobre o assunto, com tempos para reproduzir. Se o vídeo não disser nada, nós avisamos. No histórico, a busca pergunta a todos os seus vídeos.',
      },
    ],
  },
  'pricing-and-plans': {
    title: 'Preços e planos',
    questions: [
      {
        question: 'Quanto custa?',
        answer: ({ proPrice, unlimitedPrice }) =>
          `${free.name}: ${freeSummaries} resumos a cada ${dayWindowHours} horas, sem custo. ${pro.name}: ${proSummaries} resumos por mês, por ${proPrice} por mês. ${unlimited.name}: sem cota, por ${unlimitedPrice} por mês. Veja os detalhes em [preços](/pricing).`,
      },
      {
        question: 'Quando a cota grátis volta?',
        answer: `${dayWindowHours} horas depois do seu primeiro resumo.`,
      },
      {
        question: 'O que conta como um resumo?',
        answer:
          'Um que você recebeu. Resumos que falham, que você cancela ou que repetem um vídeo no mesmo período não contam.',
      },
      {
        question: 'O que conta como uma pergunta?',
        answer: `Uma que um modelo de linguagem respondeu: ${free.questions} perguntas sobre vídeos por dia no ${free.name}, ${pro.questions} perguntas sobre vídeos por dia no ${pro.name}. A mesma pergunta de novo, uma que falha e uma respondida só com trechos não contam.`,
      },
      {
        question: 'Posso cancelar?',
        answer: 'Quando quiser. Seu plano vale até o fim do mês que você pagou, e não há mais cobranças.',
      },
      {
        question: 'Ilimitado é mesmo ilimitado?',
        answer: `Não há cota para esgotar. Todo plano tem um limite de ${summariesPerMinute} resumos e ${questionsPerMinute} perguntas por minuto, para que um programa não deixe tudo lento para os outros.`,
      },
      {
        question: 'Como eu pago?',
        answer:
          'Por mês, em rupias indianas, com cartão ou qualquer outro meio que a Razorpay ofereça. Os dados do cartão vão para a Razorpay, nunca para nós.',
      },
    ],
  },
  'features-and-functionality': {
    title: 'Recursos e funcionamento',
    questions: [
      {
        question: 'Os resumos são precisos?',
        answer: ({ talks, found, otherTalk, method }) =>
          `Nós medimos a verificação: em ${talks} palestras, ${found} das citações verdadeiras foram encontradas, e ${otherTalk} das citações de outra palestra passaram ([como isso foi medido](${method})). Depois, o código compara cada linha com o que foi dito em torno da citação, e não vê certas mentiras ([medições](/score)); um verificador, onde houver um configurado, também pode errar. É por isso que a citação fica ao lado de cada linha.`,
      },
      {
        question: 'Que duração um vídeo pode ter?',
        answer: `Até ${maxTranscriptSeconds / 3600} horas. Vídeos longos são lidos em partes. Se uma parte não puder ser lida, o resultado diz qual.`,
      },
      {
        question: 'Quais idiomas funcionam?',
        answer: `Nós detectamos o idioma do vídeo. Onde há um modelo de linguagem configurado, você escolhe o idioma do resumo entre ${summaryLanguages.length}; o padrão é o idioma da página, aqui o português. O programa integrado mantém o idioma do próprio vídeo.`,
      },
      {
        question: 'Os resumos são escritos por uma IA?',
        answer:
          'Onde há um modelo de linguagem configurado, sim. Nos outros casos, o texto é feito das frases mais importantes de quem fala. Cada resultado diz qual dos dois é.',
      },
      {
        question: 'Posso baixar um resumo?',
        answer: `Copiar, em todos os planos. Baixar faz parte do ${pro.name} e do ${unlimited.name}.`,
      },
      {
        question: 'Por quanto tempo vejo meu histórico?',
        answer: `${free.historyDays} dias com o ${free.name}, ${pro.historyDays} dias com o ${pro.name}, e inteiro com o ${unlimited.name}.`,
      },
    ],
  },
  'privacy-and-security': {
    title: 'Privacidade e segurança',
    questions: [
      {
        question: 'Quem pode ver o que eu resumo?',
        answer:
          'Você, e quem tiver um link que você decidiu compartilhar. Digitar seu e-mail não dá acesso a nada: para ver histórico, plano e dispositivos é preciso entrar na conta.',
      },
      {
        question: 'Vocês carregam algo de outros sites?',
        answer:
          'Não até você pedir. O player é carregado do YouTube quando você dá o play, e o formulário de pagamento, da Razorpay quando você compra. Sem anúncios, sem rastreadores.',
      },
      {
        question: 'Posso levar meus dados comigo, ou excluí-los?',
        answer:
          'As duas coisas, na página da sua conta: baixe tudo o que é seu em um arquivo, ou exclua a conta. Veja mais em [privacidade](/privacy).',
      },
      {
        question: 'Quantos dispositivos posso usar?',
        answer: `Até ${maxActiveDevices} ao mesmo tempo. Para usar mais um, remova antes um deles. Isso encerra a sessão dele na hora.`,
      },
    ],
  },
  'technical-and-troubleshooting': {
    title: 'Questões técnicas e problemas',
    questions: [
      {
        question: 'Por que não há resumo do meu vídeo?',
        answer:
          'Em geral, o vídeo não tem legendas, é privado ou tem restrição de idade, você atingiu seu limite diário ou a conexão está ruim. A página diz qual é o caso, e uma falha não conta.',
      },
      {
        question: 'O vídeo não tem legendas. E agora?',
        answer:
          'Cole uma transcrição, ou envie uma em .srt, .vtt, .json3 ou texto simples. Muitas vezes o YouTube tem uma para copiar, em “Mostrar transcrição”, embaixo do vídeo.',
      },
      {
        question: 'Por quanto tempo vocês guardam uma transcrição que eu colo?',
        answer: ({ freeRoom, proRoom, unlimitedRoom }) =>
          `${retentionDays.visitorPaste} dias sem conta. Com conta, até você excluir. Há espaço para ${visitorPastedMegabytes} MB sem conta, ${freeRoom} com o ${free.name}, ${proRoom} com o ${pro.name} e ${unlimitedRoom} com o ${unlimited.name}. Uma hora de fala ocupa cerca de 0,03 MB.`,
      },
      {
        question: 'Fechei a página enquanto um resumo era feito. Ele se perdeu?',
        answer:
          'Não. Ele continua, e estará lá quando você voltar, em qualquer dispositivo em que você tenha entrado na conta. Só “Cancelar” o interrompe.',
      },
      {
        question: 'O que significa o sinal ao lado de uma linha?',
        answer:
          'Verificada (um ponto cheio): a citação está na transcrição, nada do que comparamos diverge, e um verificador diz que a linha decorre dela. Palavras encontradas (um anel com um visto): a citação está lá, mas não encontramos nela tudo o que a linha diz, ou nenhum verificador disse que sim. Diverge (um sinal de igual cortado): a linha e as palavras dizem coisas diferentes, ou o verificador diz que a linha não decorre delas. Não encontrada (um ponto de exclamação): não conseguimos achar a citação. Sem comprovação, com o mesmo sinal: uma IA escreveu a transcrição. Citada (um anel com um ponto): a linha é uma frase da própria pessoa que fala. Um anel vazio: ainda está em verificação.',
      },
      {
        question: 'Quais navegadores funcionam?',
        answer:
          'Versões atuais de todos os principais navegadores, em celulares e computadores. Dá para ler estas páginas sem JavaScript, mas os resumos precisam dele.',
      },
    ],
  },
}
