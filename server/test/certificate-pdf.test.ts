import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '@medeina/contract';
import { readNumber } from '../src/learning/certificates/number.ts';
import { writePdf } from '../src/learning/certificates/pdf.ts';
import type { CertificateRow } from '../src/learning/certificates/store.ts';
import { codeOf, openPdf, wordsOf } from './support/pdf.ts';

const publicUrl = 'https://medeina.example';

const record: CertificateRow = {
  id: 1,
  number: 'MD-7K3M9-QX2TB',
  user_id: 1,
  course_id: 115,
  environment_id: 'extlms',
  language: 'lt',
  name: 'Živilė Ąžuolaitė-Šūkienė',
  title: { lt: 'Sepsis: pirmoji valanda', en: 'Sepsis: the first hour', ru: 'Сепсис: первый час' },
  description: { lt: 'Atpažinti sepsį.', en: 'Recognise sepsis.', ru: 'Распознавать сепсис.' },
  organisation: { lt: 'Centras „Rievė“', en: 'Centre “Rievė”', ru: 'Центр «Rievė»' },
  category: 'emergency',
  hours: 3,
  result: 96.5,
  valid_from: '2026-10-22',
  valid_until: '2028-10-22',
  starts_at: new Date('2026-10-21T21:00:00Z'),
  ends_at: new Date('2028-10-22T20:59:59Z'),
  issued_at: new Date('2026-10-22T10:00:00Z'),
  status: 'valid',
};

async function print(language: Language, change: Partial<CertificateRow> = {}): Promise<Buffer> {
  return await writePdf({ ...record, ...change }, { language, publicUrl });
}

type Node = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

async function treeOf(document: PDFDocumentProxy): Promise<Node> {
  const tree = await (await document.getPage(1)).getStructTree();
  if (tree === null) throw new Error('The page has no structure');
  return tree;
}

/** The node and what is in it, in reading order. */
function nodesOf(node: Node): Node[] {
  return [node, ...node.children.flatMap((child) => ('role' in child ? nodesOf(child) : []))];
}

describe('the document', () => {
  test.each(languages)('%s: its words can be read back', async (language) => {
    const words = await wordsOf(await openPdf(await print(language)));
    for (const text of [record.name, record.title[language], record.number, '2026-10-22', '2028-10-22'])
      expect(words.replaceAll(/\s+/g, ' ')).toContain(text);
    expect(words).toContain({ lt: 'Sertifikatas', en: 'Certificate', ru: 'Сертификат' }[language]);
    expect(words).toMatch({ lt: /96,5\s%/, en: /96.5%/, ru: /96,5\s%/ }[language]);
  });

  test('Cyrillic and other names are whole', async () => {
    for (const name of ['Александра Воскресенская', 'Łukasz Żółć', 'Ärne Øst-Þór', 'Їжак Ґудзь'])
      expect((await wordsOf(await openPdf(await print('ru', { name })))).replaceAll(/\s+/g, ' ')).toContain(
        name,
      );
  });

  test('a very long name and title stay on the page', async () => {
    const long = 'Aleksandra-Konstancija '.repeat(6).trim();
    const document = await openPdf(
      await print('lt', { name: long, title: { ...record.title, lt: 'Labai ilgas pavadinimas '.repeat(8) } }),
    );
    expect(document.numPages).toBe(1);
    const { items } = await (await document.getPage(1)).getTextContent();
    const places = items.flatMap((item) =>
      'str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : [],
    );
    expect(Math.min(...places)).toBeGreaterThan(40);
  });

  test('the same record gives the same bytes', async () => {
    expect((await print('lt')).equals(await print('lt'))).toBe(true);
    expect((await print('lt')).equals(await print('lt', { name: 'Kita' }))).toBe(false);
  });

  test('its structure is read in order: heading, name, title, facts, code and address', async () => {
    const document = await openPdf(await print('lt'));
    const tree = await treeOf(document);
    const nodes = nodesOf(tree);
    const roles = nodes.map(({ role }) => role).filter((role) => role !== 'Root');
    expect(roles.slice(0, 7)).toEqual(['Document', 'Figure', 'H1', 'P', 'P', 'H2', 'P']);
    expect(roles.filter((role) => role === 'LI')).toHaveLength(6);
    expect(roles.slice(-4)).toEqual(['Sect', 'Figure', 'P', 'Link']);
    expect(nodes.flatMap((node) => ('alt' in node ? [node.alt] : []))).toEqual([
      'Medeina',
      `QR kodas su adresu ${publicUrl}/certificates/verify/${record.number}`,
    ]);
  });

  test('its code leads to the page that verifies it', async () => {
    for (const number of [record.number, 'MD-0A1B2-C3D4E'])
      expect(await codeOf(await openPdf(await print('lt', { number })))).toBe(
        `${publicUrl}/certificates/verify/${number}`,
      );
  });

  test('declares PDF/A-2a with its language, its metadata and an output intent', async () => {
    const bytes = await print('ru');
    const document = await openPdf(bytes);
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      Language: 'ru-RU',
      PDFFormatVersion: '1.7',
      Title: `Сертификат ${record.number}`,
    });
    expect(metadata?.getRaw()).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(metadata?.getRaw()).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    const raw = bytes.toString('latin1');
    expect(raw).toContain('/GTS_PDFA1');
    expect(raw).toContain('/Marked true');
    // Every font is embedded, and says which letters its shapes are.
    const fonts = raw.match(/\/Type \/Font\b(?!Descriptor)/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect((raw.match(/\/FontFile2/g) ?? []).length).toBe(3);
    expect((raw.match(/\/ToUnicode/g) ?? []).length).toBe(3);
    expect(raw).not.toMatch(/\/(?:JavaScript|Encrypt|EmbeddedFile)\b/);
  });
});

test('numbers are read as people type them', () => {
  for (const typed of ['MD-7K3M9-QX2TB', 'md 7k3m9 qx2tb', '7K3M9QX2TB', 'MD–7K3M9–QX2TB'])
    expect(readNumber(typed)).toBe('MD-7K3M9-QX2TB');
  expect(readNumber('mdo1lio-00000')).toBe('MD-01110-00000');
  for (const typed of ['', 'MD-', 'MD-7K3M9-QX2T', 'MD-7K3M9-QX2TBU', 'U'.repeat(10), 'ą'.repeat(10)])
    expect(readNumber(typed)).toBeUndefined();
});
