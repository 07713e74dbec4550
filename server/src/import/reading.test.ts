import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { dayOf } from './dates.ts';
import { mediaTypeOf } from '../platform/files/media-type.ts';
import { plainText } from '../platform/plain-text.ts';
import { hasSound, videoSeconds } from './media.ts';
import { headedParts, richText } from './rich-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'medeina-reading-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('rich text', () => {
  test('authors’ formatting is kept', () => {
    expect(richText('# One\n\n**two** *three*\n\n| a | b |\n|---|---|\n| 1 | 2 |')).toBe(
      '<h2>One</h2>\n<p><strong>two</strong> <em>three</em></p>\n<table>\n<thead>\n<tr>\n<th scope="col">a</th>\n<th scope="col">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody>\n</table>',
    );
    expect(richText('[here](/page/3) [there](https://example.org)')).toBe(
      '<p><a href="/page/3">here</a> <a href="https://example.org" rel="noopener noreferrer" target="_blank">there</a></p>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](data:text/html,<script>)',
    '![x](https://example.org/track.png)',
    '<a href="https://x" onclick="y">z</a>',
    '<style>p{}</style>',
    '<iframe src="//x"></iframe>',
    '[x](//example.org/protocol-relative)',
  ])('%s cannot run, load anything or link elsewhere', (text) => {
    const html = richText(text);
    expect(html).not.toMatch(/<(?:script|img|style|iframe)|<[^>]* on\w+=|href="(?:javascript|data|\/\/)/i);
  });

  test('HTML is shown as text', () => {
    expect(richText('a <b>c</b>')).toBe('<p>a &lt;b&gt;c&lt;/b&gt;</p>');
  });

  test('second-level headings begin parts', () => {
    expect(headedParts('before\n## One ##\na\n### not one\nb\n## Two\nc')).toEqual([
      { heading: 'One', body: 'a\n### not one\nb\n', line: 2 },
      { heading: 'Two', body: 'c\n', line: 6 },
    ]);
  });

  test('its plain text has no markup', () => {
    expect(plainText('<p>One <b>two</b></p><p>three</p>')).toBe('One two three');
  });
});

test.each([
  ['2026-02-03', '2026-11-20', '2026-02-03'],
  ['+14d', '2026-11-20', '2026-12-04'],
  ['-30d', '2026-03-01', '2026-01-30'],
  ['+1d', '2028-02-28', '2028-02-29'],
])('the date %s on %s is %s', (written, today, expected) => {
  expect(dayOf(written, today)).toBe(expected);
});

async function secondsOf(name: string, bytes: Buffer): Promise<number | undefined> {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return await videoSeconds(path);
}

async function soundOf(name: string, ...bytes: readonly number[]): Promise<boolean> {
  const path = join(folder, name);
  writeFileSync(path, Buffer.from(bytes));
  return await hasSound(path);
}

describe('files', () => {
  test('a file’s type follows from its extension; an unknown one has none', () => {
    expect(mediaTypeOf('a.b.PDF')).toBe('application/pdf');
    expect(mediaTypeOf('script.html')).toBeUndefined();
    expect(mediaTypeOf('pdf')).toBeUndefined();
  });

  test('the length of a WebM video is read from its header', async () => {
    const duration = Buffer.alloc(11);
    Buffer.from([0x44, 0x89, 0x88]).copy(duration);
    duration.writeDoubleBE(64_008, 3);
    const head = [0x1a, 0x45, 0xdf, 0xa3, 0x15, 0x49, 0xa9, 0x66, 0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40];
    expect(await secondsOf('a.webm', Buffer.concat([Buffer.from(head), duration]))).toBeCloseTo(64.008);
    expect(await secondsOf('b.webm', Buffer.from(head))).toBeUndefined();
    // A number of no byte or of more than eight, and one that the file ends before.
    for (const size of [0x80, 0x89, 0x8f]) {
      const odd = Buffer.from(head.with(11, size));
      expect(await secondsOf('c.webm', Buffer.concat([odd, duration]))).toBeUndefined();
    }
    const [first, last] = [head.slice(0, 8), head.slice(8, 12)];
    expect(
      await secondsOf('d.webm', Buffer.concat([Buffer.from(first), duration, Buffer.from(last)])),
    ).toBeUndefined();
  });

  test('whether a video has sound is read from its tracks', async () => {
    const [tracks, cluster] = [
      [0x1a, 0x45, 0xdf, 0xa3, 0x16, 0x54, 0xae, 0x6b],
      [0x1f, 0x43, 0xb6, 0x75],
    ];
    expect(await soundOf('e.webm', ...tracks, 0x83, 0x81, 0x01, ...cluster, 0x83, 0x81, 0x02)).toBe(false);
    expect(await soundOf('f.webm', ...tracks, 0x83, 0x81, 0x01, 0x83, 0x81, 0x02, ...cluster)).toBe(true);
    expect(await soundOf('g.webm', ...cluster)).toBe(true);
    const box = [...Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0hdlr\0\0\0\0')];
    expect(await soundOf('e.mp4', ...box, ...Buffer.from('vide'))).toBe(false);
    expect(await soundOf('f.mp4', ...box, ...Buffer.from('soun'))).toBe(true);
  });

  test('the length of an MP4 video is read from its header', async () => {
    const bytes = Buffer.alloc(64);
    bytes.write('ftyp', 4, 'latin1');
    bytes.write('mvhd', 20, 'latin1');
    bytes.writeUInt32BE(600, 36);
    bytes.writeUInt32BE(600 * 90, 40);
    expect(await secondsOf('a.mp4', bytes)).toBe(90);
    expect(await secondsOf('c.mp4', Buffer.from('no video at all'))).toBeUndefined();
  });
});
