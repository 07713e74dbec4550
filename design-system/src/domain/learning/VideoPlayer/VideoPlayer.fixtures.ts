import { t } from '../../../internal/phrases.fixtures.ts';

/** Ten seconds of silence, so that stories fetch no file. */
// Browsers need at least 3,000 samples per second.
function silence(seconds: number, rate: number): string {
  const size = seconds * rate;
  const bytes = new Uint8Array(44 + size).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const words = (offset: number, text: string) => {
    for (let index = 0; index < text.length; index += 1)
      view.setUint8(offset + index, text.charCodeAt(index));
  };
  words(0, 'RIFF');
  view.setUint32(4, 36 + size, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  words(36, 'data');
  view.setUint32(40, size, true);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

export const film = `data:audio/wav;base64,${silence(10, 4000)}`;

export const captions = `data:text/vtt,${encodeURIComponent(
  `WEBVTT\n\n00:00.000 --> 00:10.000\n${t('Visi nuo paciento.')}\n`,
)}`;
