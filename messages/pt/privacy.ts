import type * as source from '#messages/privacy.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { plans } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const privacy: typeof source.privacy = {
  title: 'Privacidade',
  description:
    'O que o Précis guarda, por quanto tempo, quem mais está envolvido e como levar seus dados com você ou excluí-los.',
  heading: 'Privacidade',
  lead: 'Versão de 23 de novembro de 2026.',
  sections: {
    short: {
      heading: 'Em resumo',
      paragraphs: [
        'Guardamos o necessário para fazer seus resumos, mostrá-los de novo e cobrar o que você compra. Sem anúncios, sem rastreadores, sem venda de dados. Você pode baixar ou excluir tudo.',
      ],
    },
    what: {
      heading: 'O que guardamos',
      paragraphs: ['Depende do que você faz:'],
      points: [
        'Uma visita: um cookie assinado com um número aleatório, criado quando é preciso pela primeira vez, e quantos resumos você fez com ele.',
        'Um e-mail que você digita: junto com esse cookie, para contar seus resumos grátis. Ele não dá acesso a nada.',
        `Uma conta: seu e-mail e até ${maxActiveDevices} dispositivos ativos, cada um com tipo, navegador e sistema, endereço IP, a cidade e o país que ele indica, e quando foi visto pela primeira e pela última vez. Você pode ver a lista e remover qualquer um deles.`,
        'Seu histórico: os resumos e as transcrições que você pediu, e as perguntas sobre eles com as respostas.',
        'Uma compra: plano, valores, datas e os identificadores do pagamento na Razorpay. Os dados do cartão vão para a Razorpay e nunca chegam a nós.',
        'Um pedido de ajuda: seu e-mail e o que você escreveu.',
      ],
    },
    browser: {
      heading: 'O que seu navegador guarda',
      paragraphs: [
        'O cookie da sua visita ou da sua sessão, outro com o idioma das páginas, se você o escolheu, e alguns registros no armazenamento local: claro ou escuro, o estilo e o idioma que você escolheu, o tipo de arquivo que salvou por último, como copiou por último, como seu histórico é exibido, se os atalhos estão ativos, a velocidade da leitura em voz alta, quantos vídeos sua lista mostra, um pedido que espera para ser enviado (por um dia, no máximo), quantos resumos você fez, e o e-mail e o telefone que você digitou.',
        'Até você fechar a aba, ele também guarda notas e mensagens de ajuda que você não enviou, o que enviou sem receber resposta, o link que digitou, caso a página precise ser recarregada, e o pedido em andamento, com a transcrição, se você obteve ou colou uma. Nada disso acompanha você em outros sites.',
      ],
    },
    others: {
      heading: 'Quem mais está envolvido',
      paragraphs: ['Só onde uma tarefa exige:'],
      points: [
        'O YouTube recebe do nosso servidor o id do vídeo quando obtemos uma transcrição ou uma imagem, e nada sobre você. O player é carregado de youtube-nocookie.com quando você dá o play.',
        'Se há um modelo de linguagem de um fornecedor configurado, ele recebe a transcrição e o que você pergunta sobre ela, sem seu nome nem seu e-mail. Para conferir um resumo ou uma resposta, ele ou outro modelo desse fornecedor recebe cada linha com as frases em torno das citações.',
        'A Razorpay, quando você paga.',
        'O Google, quando você escolhe entrar com ele.',
        'Um serviço de e-mail, quando enviamos a você um código ou um recibo.',
      ],
    },
    'how-long': {
      heading: 'Por quanto tempo guardamos',
      paragraphs: [
        `Seu histórico fica à vista por ${free.historyDays} dias no plano gratuito, ${pro.historyDays} dias com o ${pro.name}, e pelo tempo que você quiser com o ${unlimited.name}. O que você exclui é excluído. Quando você exclui sua conta, seu histórico, seus dispositivos e seus pedidos vão junto; os registros de pagamento ficam pelo tempo que a lei exige.`,
        'Também guardamos o texto de um resumo separado de qualquer pessoa, para que a próxima que pedir o mesmo vídeo não precise esperar. Uma transcrição que você colou ou enviou é só sua: ninguém mais pode ler, e ela some quando você a exclui, ou depois de 7 dias se você não tem conta.',
        'Os registros do nosso servidor não contêm endereços, links, e-mails nem transcrições.',
        'A lista completa, com os motivos:',
      ],
    },
    rights: {
      heading: 'Seus direitos',
      paragraphs: [
        `Na página da sua conta você pode baixar tudo o que é seu em um arquivo, ou excluir a conta. Também pode perguntar o que temos, pedir correção ou se opor ao uso: [escreva para nós](/contact). E pode reclamar à autoridade de proteção de dados do seu país.`,
      ],
    },
    safety: {
      heading: 'Como protegemos',
      paragraphs: [
        'As conexões por https são criptografadas. Os códigos para entrar duram pouco e são guardados de uma forma que não permite lê-los de volta. As páginas carregam scripts apenas deste site; as poucas exceções estão nas páginas que precisam delas. Remover um dispositivo encerra a sessão dele na hora.',
      ],
    },
    changes: {
      heading: 'Mudanças',
      paragraphs: [
        'Quando esta página muda, a data acima muda também. Se uma mudança for importante para você, avisamos antes, por e-mail, quem tem conta.',
      ],
    },
  },
}
