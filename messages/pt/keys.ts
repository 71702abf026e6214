import type * as source from '#messages/keys.ts'
import { plural } from './language.ts'

export const keyTexts: typeof source.keyTexts = {
  title: 'Chaves de API',
  text: 'Uma chave permite que um programa use sua conta. Ela usa a mesma cota.',
  help: 'Como usar uma chave',
  calls: 'Chamadas',
  callsOf: (name) => `Chamadas de ${name}`,
  deletion: 'Excluir? Os programas que a usam param de funcionar na hora.',
  ended: 'Expirou',
  newKey: 'Nova chave de API',
  newKeyText: 'Dê só as permissões de que o programa precisa.',
  made: 'Sua nova chave',
  madeText: 'Copie agora. Não podemos mostrá-la de novo.',
  apiKey: 'Chave de API',
  copy: 'Copiar chave',
  name: 'Nome',
  nameHint: 'Onde você vai usá-la.',
  nameMissing: 'Dê um nome à chave.',
  scopesLabel: 'Ela pode',
  scopes: {
    summarize: 'Obter transcrições e fazer resumos',
    read: 'Ler transcrições e resumos pelo id',
    ask: 'Fazer perguntas sobre um vídeo',
    library: 'Listar e pesquisar seu histórico, criar coleções, seguir canais',
    webhooks: 'Configurar webhooks e ler o que foi enviado a eles',
  },
  scopesMissing: 'Escolha pelo menos uma coisa que a chave pode fazer.',
  ends: 'Expira',
  never: 'Nunca',
  afterDays: (count) => plural(count, { one: `Após ${count} dia`, other: `Após ${count} dias` }),
  create: 'Criar chave',
}
