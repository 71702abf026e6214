import type * as source from '#messages/contact.ts'
import { plans } from '#product/plans.ts'

export const contact: typeof source.contact = {
  title: 'Contato',
  description: `Como falar com a gente pelo formulário de ajuda. Respondemos em até ${plans.free.supportHours} horas, e em até ${plans.unlimited.supportHours} no maior plano.`,
  heading: 'Contato',
  lead: 'Uma pessoa lê cada mensagem.',
  mailHeading: 'Escreva para nós',
  formLabel: 'Abrir o formulário de ajuda',
  mailNote:
    'Diga qual era o vídeo e o que você viu. O código na mensagem de erro nos ajuda a encontrar o caso. Nunca envie senha nem dados de cartão.',
  timesHeading: 'Quando respondemos',
  within: (hours) => `Em até ${hours} horas`,
  hoursHeading: 'Horário de atendimento',
  hours: 'Segunda a sexta, das 9h às 18h IST',
  topicsHeading: 'No que podemos ajudar',
  topics: [
    {
      title: 'Um vídeo que falha',
      text: 'Os motivos mais comuns, e o que ajuda, estão nas [perguntas frequentes](/faq).',
    },
    {
      title: 'Um resumo errado',
      text: 'Diga qual é o vídeo e a linha. É com as linhas erradas que mais aprendemos.',
    },
    {
      title: 'Planos e pagamentos',
      text: 'Cobranças, recibos, cancelamento, um pagamento que não chegou.',
    },
    { title: 'Sua conta', text: 'Entrar, dispositivos, baixar seus dados, excluir sua conta.' },
    {
      title: 'Privacidade e segurança',
      text: 'Dúvidas sobre seus dados, ou uma falha que você encontrou.',
    },
    { title: 'Ideias', text: 'O que falta, e o que você faria com isso.' },
  ],
  closing: {
    heading: 'Mais rápido que escrever',
    text: 'Muitas respostas já estão aqui.',
    faq: 'Perguntas e respostas',
    howItWorks: 'Como funciona',
    summarize: 'Resumir um vídeo',
  },
}
