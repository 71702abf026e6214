import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'Leitura em voz alta',
  position: (position, count) => `${position} de ${count}`,
  allRead: (count) => plural(count, { one: 'A linha foi lida', other: `As ${count} linhas foram lidas` }),
  failed: 'A voz do seu dispositivo não funcionou',
  previous: 'Linha anterior',
  next: 'Próxima linha',
  pause: 'Pausar',
  goOn: 'Continuar',
  readAgain: 'Ler de novo',
  stop: 'Parar a leitura',
  speed: 'Velocidade',
}
