import { decodeIso2022Kr } from './seven-bit-encodings.ts'

/** The upper halves of the encodings of DOS, which no decoder of the platform knows. */
const upperHalves: Readonly<Record<string, string>> = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
}

/** Text in an encoding by its name: of DOS, `utf-32le`, `utf-32be`, `iso-2022-kr`, or any that `TextDecoder` knows. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const upper = upperHalves[encoding]
  if (upper !== undefined) return decodeHalves(bytes, upper)
  if (encoding.startsWith('utf-32')) return decodeUtf32(bytes, encoding === 'utf-32le')
  if (encoding === 'iso-2022-kr') return decodeIso2022Kr(bytes)
  return new TextDecoder(encoding).decode(bytes)
}

function decodeHalves(bytes: Uint8Array, upper: string): string {
  const pieces: string[] = []
  for (const byte of bytes) pieces.push(byte < 128 ? String.fromCharCode(byte) : upper.charAt(byte - 128))
  return pieces.join('')
}

function decodeUtf32(bytes: Uint8Array, isLittleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: string[] = []
  for (let at = 0; at + 3 < bytes.byteLength; at += 4) {
    const code = view.getUint32(at, isLittleEndian)
    if (code !== 0xfeff) pieces.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code))
  }
  return pieces.join('')
}
