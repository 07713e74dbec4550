import { type Language, localeTags } from '@medeina/contract';
import { message } from '../../platform/messages.ts';
import { drawCode } from '../../platform/print/code.ts';
import {
  artifact,
  type Face,
  figure,
  pageHeight as height,
  pageWidth as width,
  type Page,
  writeDocument,
} from '../../platform/print/document.ts';
import { drawWordmark, inks } from '../../platform/print/ink.ts';
import { drawBands, drawFrame } from './ground.ts';
import type { CertificateRow } from './store.ts';
import { verifyUrl } from './wire.ts';

/** The name of the file that a certificate is saved as. */
export function pdfName({ number }: Pick<CertificateRow, 'number'>, language: Language): string {
  return `${message(language, 'certificate.file')}-${number}.pdf`;
}

const inset = 28;
const left = 72;
const measure = width - 2 * left;
const codeSize = 104;

/**
 * A certificate to print: one page of PDF/A-2a with its structure named, so that a screen reader reads it in order. The same
 * record gives the same bytes.
 */
export async function writePdf(
  certificate: CertificateRow,
  { language, publicUrl }: { readonly language: Language; readonly publicUrl: string },
): Promise<Buffer> {
  return await writeDocument(
    // No name and no title: they may hold letters that the metadata cannot.
    {
      title: `${message(language, 'certificate.kind')} ${certificate.number}`,
      language,
      at: certificate.issued_at,
    },
    (page) => draw(page, certificate, language, publicUrl),
  );
}

function draw(page: Page, certificate: CertificateRow, language: Language, publicUrl: string): void {
  artifact(page, () => {
    drawBands(page, {
      seed: certificate.number,
      category: certificate.category,
      x: width - 8,
      y: 0,
      size: width * 1.06,
    });
    drawFrame(page, inset);
  });
  const whole = page.struct('Document');
  page.addStructure(whole);
  const say = (id: Parameters<typeof message>[1], values: Record<string, string | number> = {}) =>
    message(language, id, values);

  whole.add(
    figure(page, say('certificate.logo'), [left, 74, left + 150, 104], () =>
      drawWordmark(page, left, 74, 150),
    ),
  );
  let y = 272;
  const put = (
    tag: 'H1' | 'H2' | 'P',
    text: string,
    face: Face,
    style: {
      readonly size: number;
      readonly ink?: string;
      readonly gap: number;
      readonly leading?: number;
      readonly spacing?: number;
    },
  ): void => {
    whole.add(
      page.struct(tag, {}, () => {
        page
          .font(face)
          .fontSize(style.size)
          .fillColor(style.ink ?? inks.text);
        page.text(text, left, y, {
          width: measure,
          lineGap: style.leading ?? 0,
          characterSpacing: style.spacing ?? 0,
        });
        y = page.y + style.gap;
      }),
    );
  };
  put('H1', say('certificate.kind'), 'text', { size: 13, ink: inks.muted, gap: 6 });
  put('P', certificate.name, 'title', {
    size: nameSize(page, certificate.name),
    gap: 14,
    leading: -4,
    spacing: -0.5,
  });
  put('P', say('certificate.statement'), 'text', { size: 13, ink: inks.muted, gap: 18 });
  put('H2', certificate.title[language], 'strong', { size: 20, gap: 10, leading: 1 });
  put('P', certificate.description[language], 'text', {
    size: 11,
    ink: inks.muted,
    gap: 0,
    leading: 3,
  });
  whole.add(facts(page, certificate, language));
  whole.add(verification(page, verifyUrl(publicUrl, certificate.number), language));
  whole.end();
}

/** As large as fits in two lines. */
function nameSize(page: Page, name: string): number {
  const sizes = [40, 36, 32, 28, 24, 20];
  return (
    sizes.find((size) => {
      page.font('title').fontSize(size);
      const longest = Math.max(...name.split(/\s+/).map((word) => page.widthOfString(word)));
      return longest <= measure && page.heightOfString(name, { width: measure }) <= size * 2.8;
    }) ?? 16
  );
}

function factsOf(certificate: CertificateRow, language: Language): readonly (readonly [string, string])[] {
  const { result, hours } = certificate;
  const number = (value: number) =>
    new Intl.NumberFormat(localeTags[language], { maximumFractionDigits: 2 }).format(value);
  const percent = (value: number) =>
    new Intl.NumberFormat(localeTags[language], { style: 'percent', maximumFractionDigits: 2 }).format(
      value / 100,
    );
  return [
    ...(result === null ? [] : [[message(language, 'certificate.result'), percent(result)] as const]),
    ...(hours === null || hours === 0
      ? []
      : [
          [
            message(language, 'certificate.duration'),
            language === 'en'
              ? message(language, 'certificate.hours', { hours })
              : message(language, 'certificate.hours', { hours: number(hours) }),
          ] as const,
        ]),
    [message(language, 'certificate.from'), certificate.valid_from],
    [
      message(language, 'certificate.to'),
      certificate.valid_until ?? message(language, 'certificate.endless'),
    ],
    [message(language, 'certificate.number'), certificate.number],
    [message(language, 'certificate.organisation'), certificate.organisation[language]],
  ];
}

/** The facts in two columns, read pair by pair. */
function facts(page: Page, certificate: CertificateRow, language: Language) {
  const list = page.struct('L');
  const column = 150;
  const bottom = height - 92;
  const all = factsOf(certificate, language);
  const rows = Math.ceil(all.length / 2);
  for (const [index, [label, value]] of all.entries()) {
    const x = left + (index % 2) * column;
    const y = bottom - (rows - Math.floor(index / 2)) * 41;
    const item = page.struct('LI');
    item.add(
      page.struct('Lbl', {}, () => {
        page.font('text').fontSize(9.5).fillColor(inks.muted);
        page.text(label, x, y, { width: column - 12, height: 12, ellipsis: true });
      }),
    );
    item.add(
      page.struct('LBody', {}, () => {
        page.font('strong').fontSize(12).fillColor(inks.text);
        page.text(value, x, y + 12.5, { width: column - 12, height: 30, ellipsis: true });
      }),
    );
    item.end();
    list.add(item);
  }
  list.end();
  return list;
}

/** The code, and beside the facts the address that it leads to. */
function verification(page: Page, url: string, language: Language) {
  const part = page.struct('Sect');
  const x = width - left - codeSize;
  const y = height - 92 - 123 + 2;
  part.add(
    figure(page, message(language, 'certificate.code', { url }), [x, y, x + codeSize, y + codeSize], () =>
      drawCode(page, url, x, y, codeSize),
    ),
  );
  part.add(
    page.struct('P', {}, () => {
      page.font('text').fontSize(8.5).fillColor(inks.muted);
      page.text(message(language, 'certificate.verify'), left, height - 70, { width: measure });
    }),
  );
  part.add(
    page.struct('Link', {}, () => {
      page.font('text').fontSize(8.5).fillColor(inks.text);
      page.text(url.replace(/^https?:\/\//, ''), left, height - 58, { width: measure, link: url });
    }),
  );
  part.end();
  return part;
}
