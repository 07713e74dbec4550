import { drawCode } from '../../platform/print/code.ts';
import {
  artifact,
  figure,
  pageHeight,
  pageWidth,
  type Page,
  writeDocument,
} from '../../platform/print/document.ts';
import { drawWordmark, inks } from '../../platform/print/ink.ts';
import { message } from '../../platform/messages.ts';
import type { Sheet, SheetColumns, SheetRow } from './sheet.ts';

const left = 48;
const measure = pageWidth - 2 * left;
const bottom = pageHeight - 64;
const gap = 8;

/** The columns' widths; numbers stand on the right. */
const widths = { name: 151, quantity: 40, unit: 66, rate: 62, net: 66, tax: 52, total: 62 } as const;
type Column = keyof typeof widths;
const columns: readonly Column[] = ['name', 'quantity', 'unit', 'rate', 'net', 'tax', 'total'];

/** A part is drawn once it is within the whole: parents are added before what is in them. */
type Structure = ReturnType<Page['struct']>;

/** Sets a sheet on as many pages of PDF/A as it takes. */
export async function writeSheetPdf(sheet: Sheet): Promise<Buffer> {
  return await writeDocument(
    {
      title: `${sheet.title} ${sheet.number}`,
      language: sheet.language,
      at: new Date(`${sheet.date}T00:00:00Z`),
    },
    (page) => draw(page, sheet),
  );
}

interface Style {
  readonly face?: 'strong' | 'text';
  readonly size: number;
  readonly ink?: string;
  readonly align?: 'left' | 'right';
}

function styled(page: Page, { face = 'text', size, ink = inks.text }: Style): Page {
  return page.font(face).fontSize(size).fillColor(ink);
}

function heightOf(page: Page, text: string, width: number, style: Style): number {
  return styled(page, style).heightOfString(text, { width, lineGap: 1 });
}

function put(page: Page, text: string, [x, y]: readonly [number, number], width: number, style: Style): void {
  styled(page, style).text(text, x, y, { width, lineGap: 1, align: style.align ?? 'left' });
}

function draw(page: Page, sheet: Sheet): void {
  const whole = page.struct('Document');
  page.addStructure(whole);
  whole.add(
    figure(page, message(sheet.language, 'certificate.logo'), [left, 48, left + 120, 72], () =>
      drawWordmark(page, left, 48, 120),
    ),
  );
  let y = drawHead(page, whole, sheet, 104);
  y = drawParties(page, whole, sheet, y + 22);
  y = drawTable(page, whole, sheet, y + 26);
  y = drawSums(page, whole, sheet, y + 14);
  drawNotes(page, whole, sheet, y + 26);
  whole.end();
}

function drawHead(page: Page, whole: Structure, sheet: Sheet, from: number): number {
  const heading = `${sheet.title} ${sheet.number}`;
  const titleStyle: Style = { face: 'strong', size: 20 };
  let y = from;
  whole.add(page.struct('H1', {}, () => put(page, heading, [left, y], measure, titleStyle)));
  y += heightOf(page, heading, measure, titleStyle) + 14;
  const width = measure / Math.max(sheet.facts.length, 1);
  let depth = 0;
  const list = page.struct('L');
  whole.add(list);
  for (const [index, [label, value]] of sheet.facts.entries()) {
    const x = left + index * width;
    const inner = width - gap;
    const labelStyle: Style = { size: 9, ink: inks.muted };
    const valueStyle: Style = { face: 'strong', size: 10.5 };
    const labelDepth = heightOf(page, label, inner, labelStyle) + 2;
    const item = page.struct('LI');
    list.add(item);
    item.add(page.struct('Lbl', {}, () => put(page, label, [x, y], inner, labelStyle)));
    item.add(page.struct('LBody', {}, () => put(page, value, [x, y + labelDepth], inner, valueStyle)));
    item.end();
    depth = Math.max(depth, labelDepth + heightOf(page, value, inner, valueStyle));
  }
  list.end();
  return y + depth;
}

function drawParties(page: Page, whole: Structure, sheet: Sheet, from: number): number {
  const width = measure / sheet.parties.length;
  let deepest = from;
  for (const [index, { label, lines }] of sheet.parties.entries()) {
    const x = left + index * width;
    const inner = width - 2 * gap;
    let y = from;
    const part = page.struct('Sect');
    whole.add(part);
    const line = (tag: 'H2' | 'P', text: string, style: Style): void => {
      const top = y;
      part.add(page.struct(tag, {}, () => put(page, text, [x, top], inner, style)));
      y += heightOf(page, text, inner, style) + 3;
    };
    line('H2', label, { size: 9, ink: inks.muted });
    for (const [at, text] of lines.entries())
      line('P', text, at === 0 ? { face: 'strong', size: 11 } : { size: 10 });
    part.end();
    deepest = Math.max(deepest, y);
  }
  return deepest;
}

const headStyle: Style = { size: 8.5, ink: inks.muted };
const cellStyle: Style = { size: 9.5 };
const detailStyle: Style = { size: 8.5, ink: inks.muted };

function rule(page: Page, y: number, ink: string, from = left): void {
  artifact(page, () => {
    page
      .moveTo(from, y)
      .lineTo(left + measure, y)
      .lineWidth(0.75)
      .stroke(ink);
  });
}

function placeOf(column: Column): readonly [x: number, width: number] {
  const before = columns.slice(0, columns.indexOf(column)).reduce((sum, one) => sum + widths[one], 0);
  const isName = column === 'name';
  return [left + before + (isName ? 0 : gap), widths[column] - gap];
}

function cellDepth(page: Page, cells: SheetColumns, style: Style): number {
  return Math.max(...columns.map((column) => heightOf(page, cells[column], placeOf(column)[1], style)));
}

/** The lines, with the head again on each page. */
function drawTable(page: Page, whole: Structure, sheet: Sheet, from: number): number {
  const table = page.struct('Table');
  whole.add(table);
  let y = from;
  const head = (): void => {
    const row = page.struct('TR');
    table.add(row);
    for (const column of columns) {
      const [x, width] = placeOf(column);
      const [top, align] = [y, column === 'name' ? 'left' : 'right'] as const;
      row.add(
        page.struct('TH', {}, () =>
          put(page, sheet.columns[column], [x, top], width, { ...headStyle, align }),
        ),
      );
    }
    row.end();
    y += cellDepth(page, sheet.columns, headStyle) + 6;
    rule(page, y, inks.frame);
    y += 8;
  };
  head();
  for (const cells of sheet.rows) {
    const depth = rowDepth(page, cells);
    if (y + depth > bottom) {
      page.addPage();
      y = 56;
      head();
    }
    drawRow(page, table, cells, y);
    y += depth + 6;
    rule(page, y, inks.line);
    y += 8;
  }
  table.end();
  return y;
}

function rowDepth(page: Page, cells: SheetRow): number {
  const [, width] = placeOf('name');
  const details = cells.details.reduce((sum, text) => sum + heightOf(page, text, width, detailStyle) + 2, 0);
  const name = heightOf(page, cells.name, width, cellStyle);
  return Math.max(cellDepth(page, cells, cellStyle), name + 2 + details);
}

function drawRow(page: Page, table: Structure, cells: SheetRow, y: number): void {
  const [x, width] = placeOf('name');
  const row = page.struct('TR');
  table.add(row);
  row.add(
    page.struct('TD', {}, () => {
      put(page, cells.name, [x, y], width, cellStyle);
      let at = y + heightOf(page, cells.name, width, cellStyle) + 2;
      for (const text of cells.details) {
        put(page, text, [x, at], width, detailStyle);
        at += heightOf(page, text, width, detailStyle) + 2;
      }
    }),
  );
  for (const column of columns.slice(1)) {
    const [cellX, cellWidth] = placeOf(column);
    row.add(
      page.struct('TD', {}, () =>
        put(page, cells[column], [cellX, y], cellWidth, { ...cellStyle, align: 'right' }),
      ),
    );
  }
  row.end();
}

const styleOf = (isLast = false): Style => (isLast ? { face: 'strong', size: 13 } : { size: 10 });

/** What it comes to, on the right; never torn from its last line. */
function drawSums(page: Page, whole: Structure, sheet: Sheet, from: number): number {
  const lines = sheet.totals;
  const x = left + 200;
  const valueWidth = 100;
  const titleWidth = measure - 200 - valueWidth - gap;
  const depthOf = ({ title, isLast }: Sheet['totals'][number]): number =>
    heightOf(page, title, titleWidth, styleOf(isLast)) + (isLast === true ? 12 : 5);
  const depth = lines.reduce((sum, line) => sum + depthOf(line), 0);
  let y = from;
  if (y + depth > bottom) {
    page.addPage();
    y = 56;
  }
  const list = page.struct('L');
  whole.add(list);
  for (const line of lines) {
    const style = styleOf(line.isLast);
    if (line.isLast === true) {
      rule(page, y + 3, inks.text, x);
      y += 10;
    }
    const top = y;
    const item = page.struct('LI');
    list.add(item);
    item.add(page.struct('Lbl', {}, () => put(page, line.title, [x, top], titleWidth, style)));
    item.add(
      page.struct('LBody', {}, () =>
        put(page, line.value, [left + measure - valueWidth, top], valueWidth, { ...style, align: 'right' }),
      ),
    );
    item.end();
    y += depthOf(line);
  }
  list.end();
  return y;
}

function drawNotes(page: Page, whole: Structure, sheet: Sheet, from: number): void {
  const { notes, link, language } = sheet;
  const style: Style = { size: 10 };
  let y = from;
  /** @returns where what is so deep goes: below, or on the next page. */
  const placeFor = (depth: number): number => {
    if (y + depth > pageHeight - 40) {
      page.addPage();
      y = 56;
    }
    const top = y;
    y += depth;
    return top;
  };
  for (const note of notes) {
    const depth = heightOf(page, note, measure, style) + 6;
    const top = placeFor(depth);
    whole.add(page.struct('P', {}, () => put(page, note, [left, top], measure, style)));
  }
  if (link === null) return;
  y += 10;
  drawLink(page, whole, { ...link, language }, placeFor);
}

const codeSize = 84;
const wordsStyle: Style = { face: 'strong', size: 11, ink: inks.brand };
const hintStyle: Style = { size: 9, ink: inks.muted };
const addressStyle: Style = { size: 9.5 };

/** Where it leads: a link on a screen; on paper a code, and beside it the address to type. */
function drawLink(
  page: Page,
  whole: Structure,
  { words, hint, href, language }: NonNullable<Sheet['link']> & Pick<Sheet, 'language'>,
  placeFor: (depth: number) => number,
): void {
  const x = left + codeSize + 16;
  const width = left + measure - x;
  const address = href.replace(/^https?:\/\//, '');
  const hintFrom = heightOf(page, words, width, wordsStyle) + 6;
  const addressFrom = hintFrom + heightOf(page, hint, width, hintStyle) + 3;
  const depth = addressFrom + heightOf(page, address, width, addressStyle);
  const y = placeFor(Math.max(codeSize, depth));
  const alt = message(language, 'certificate.code', { url: href });
  const linked = (text: string, top: number, style: Style, underline: boolean): void => {
    whole.add(
      page.struct('Link', {}, () =>
        styled(page, style).text(text, x, top, { width, lineGap: 1, link: href, underline }),
      ),
    );
  };
  linked(words, y, wordsStyle, true);
  whole.add(page.struct('P', {}, () => put(page, hint, [x, y + hintFrom], width, hintStyle)));
  linked(address, y + addressFrom, addressStyle, false);
  whole.add(
    figure(page, alt, [left, y, left + codeSize, y + codeSize], () =>
      drawCode(page, href, left, y, codeSize),
    ),
  );
}
