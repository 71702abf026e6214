import { describe, it } from 'vitest'
import { parseText } from './parse-text.ts'
import { clock, expectSaid, saidLines } from './said-lines.ts'

const headings = [
  ['Dutch', 'Begintijd;Eindtijd;Spreker;Tekst'],
  ['Polish', 'Początek;Koniec;Mówca;Tekst'],
  ['Czech', 'Začátek;Konec;Mluvčí;Text'],
  ['Hungarian', 'Kezdet;Vége;Beszélő;Szöveg'],
  ['Swedish', 'Starttid;Sluttid;Talare;Text'],
  ['Turkish', 'Başlangıç;Bitiş;Konuşmacı;Metin'],
  ['Ukrainian', 'Початок;Кінець;Спікер;Текст'],
  ['Korean', '시작 시간;종료 시간;화자;내용'],
  ['Arabic', 'البداية;النهاية;المتحدث;النص'],
  ['Hebrew', 'התחלה;סוף;דובר;טקסט'],
  ['Hindi', 'प्रारंभ;समाप्ति;वक्ता;पाठ'],
  ['Thai', 'เริ่ม;สิ้นสุด;ผู้พูด;ข้อความ'],
  ['Indonesian', 'Mulai;Selesai;Pembicara;Teks'],
  ['Vietnamese', 'Bắt đầu;Kết thúc;Người nói;Văn bản'],
] as const

describe.each(saidLines)('A table in %s', (_, lines) => {
  it.each(headings)('is read with headings in %s', (_language, heading) => {
    const rows = lines.map(({ text, at, name }) => `${clock(at)};${clock(at + 2)};${name};"${text}"`)
    expectSaid(parseText([heading, ...rows].join('\n'), 'talk.csv'), lines, { speakers: true })
  })

  it('is read with its times as shares of a day, which programs for tables write', () => {
    const rows = lines.map(
      ({ text, at }) => `${(at / 86_400).toFixed(12)}\t${((at + 2) / 86_400).toFixed(12)}\t${text}`,
    )
    expectSaid(parseText(['Start\tEnd\tText', ...rows].join('\n'), 'talk.tsv'), lines)
  })
})
