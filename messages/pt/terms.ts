import type * as source from '#messages/terms.ts'
import { questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

export const terms: typeof source.terms = {
  title: 'Termos',
  description:
    'As regras de uso do Précis: o que é um resumo, uso justo, planos e pagamento, cancelamento, responsabilidade.',
  heading: 'Termos',
  lead: 'Versão de 21 de novembro de 2026. Escritos para serem lidos.',
  sections: {
    service: {
      heading: 'O serviço',
      paragraphs: [
        'O Précis faz resumos de vídeos a partir das transcrições e mostra em que cada afirmação se apoia. Quem o usa concorda com estes termos.',
        'Procuramos mantê-lo disponível, mas não podemos prometer que sempre estará. Ele depende de outros, sobretudo do YouTube, e um vídeo pode ficar inacessível a qualquer momento.',
      ],
    },
    summaries: {
      heading: 'O que um resumo é, e o que não é',
      paragraphs: [
        'Um resumo é uma ajuda à leitura. Uma linha marcada como verificada tem uma citação que está na transcrição, nada do que comparamos diverge, e um verificador diz que a linha decorre dela. Os três podem errar, e a transcrição também. Não se apoie só nele em decisões sobre saúde, direito, dinheiro ou segurança.',
      ],
    },
    account: {
      heading: 'Sua conta',
      paragraphs: [
        'Não deixe outras pessoas usarem sua caixa de e-mail: quem puder lê-la pode entrar na conta. Uma conta é para uma pessoa. Uma pessoa tem uma cota grátis, com ou sem conta.',
      ],
    },
    use: {
      heading: 'Uso justo',
      paragraphs: [
        `Todo plano tem um limite de ${summariesPerMinute} resumos e ${questionsPerMinute} perguntas por minuto. Pedimos que você não:`,
      ],
      points: [
        'contorne os limites nem deixe o serviço lento para os outros;',
        'nos dê transcrições que não tem direito de usar;',
        'apresente resumos como se fossem as palavras de quem fala, nem os use para prejudicar pessoas;',
        'revenda o acesso.',
      ],
    },
    rights: {
      heading: 'O que é de quem',
      paragraphs: [
        'Vídeos e transcrições pertencem a quem os fez. O que você nos dá continua seu; você nos permite trabalhar nisso para você. Os resumos feitos para você são seus para usar, dentro dos direitos sobre o vídeo.',
      ],
    },
    payment: {
      heading: 'Planos e pagamento',
      paragraphs: [
        'Os planos pagos são cobrados por mês, adiantado, em rupias indianas, pela Razorpay, ao preço da nossa página de [preços](/pricing), até você cancelar.',
        'Você pode cancelar a qualquer momento. O plano vale até o fim do mês que você pagou, e não há mais cobranças. Se uma renovação falhar, você tem 3 dias para resolver; depois disso, sua conta passa para o plano gratuito.',
        'Onde as páginas dizem que a cobrança é uma demonstração, nada é cobrado, e os planos que você experimentou terminam quando começarem os pagamentos reais.',
      ],
    },
    end: {
      heading: 'Como terminar',
      paragraphs: [
        'Você pode parar e excluir sua conta quando quiser. Podemos encerrar uma conta que viole estes termos, com aviso prévio onde for possível, e reembolsar o tempo não usado, a menos que a violação seja grave.',
      ],
    },
    liability: {
      heading: 'Responsabilidade',
      paragraphs: [
        'Respondemos pelo que a lei não nos permite excluir. Fora isso, nossa responsabilidade se limita ao que você pagou nos doze meses anteriores.',
      ],
    },
    changes: {
      heading: 'Mudanças e lei',
      paragraphs: [
        `Quando estes termos mudam, avisamos por e-mail quem tem conta com pelo menos 14 dias de antecedência. Aplica-se a lei indiana; você mantém os direitos de consumidor que a lei do seu país garante. Dúvidas: [fale com a gente](/contact).`,
      ],
    },
  },
}
