import { homeTimeZone, type Language, localeTags, type OwnData } from '@medeina/contract';
import { escapeMarkup } from '../platform/escape-markup.ts';
import { isMessage, message } from '../platform/messages.ts';

const styles = `*{box-sizing:border-box}
body{margin:0;background:#f8faf7;color:#10221c;font:17px/1.6 Commissioner,"Segoe UI",Roboto,"Noto Sans",system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:48px 20px}
h1{font-size:2rem;line-height:1.2;margin:0 0 8px}h2{font-size:1.375rem;line-height:1.3;margin:56px 0 16px}
p{margin:0 0 12px}a{color:#115035}.quiet{color:#425049}
nav ul{columns:2 16rem;margin:24px 0 0;padding:0;list-style:none}nav li{margin:0 0 6px;break-inside:avoid}
img{display:block;width:128px;height:128px;border-radius:50%}
.row{margin:0 0 12px;padding:16px 20px;border:1px solid #d8ded8;border-radius:14px;background:#fff;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(9rem,2fr) 3fr;gap:4px 20px;margin:0}
dt{color:#425049}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
@media(max-width:520px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
@media(prefers-color-scheme:dark){body{background:#0e1914;color:#edf1ec}a{color:#9ce1ae}.quiet,dt{color:#b4beb5}
.row{background:#16231d;border-color:#303d37}}
@media print{@page{margin:18mm}body{background:#fff;color:#000;font-size:11pt}main{max-width:none;padding:0}
nav{display:none}.quiet,dt{color:#333}.row{border-color:#999;border-radius:0;background:none}h2{break-after:avoid}a{color:inherit}}`;

/**
 * Numbers that mean something to the database alone; names stand beside those that matter to people. And an invoice whole,
 * whose sums are in its order.
 */
export const isForPrograms = (column: string): boolean =>
  column === 'id' || column === 'document' || column.endsWith('_id');

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;

/**
 * What a person reads of a column, or undefined where the column is for programs.
 * @param table the one that it is of, where a column of the same name in another table may mean something else.
 */
export function columnWords(language: Language, column: string, table = ''): string | undefined {
  if (isForPrograms(column)) return undefined;
  const id = [`data.column.${table}.${column}`, `data.column.${column}`].find(isMessage);
  return id === undefined ? undefined : message(language, id);
}

function tableWords(language: Language, table: string): string {
  const id = `data.table.${table}`;
  return isMessage(id) ? message(language, id) : table;
}

function valueWords(language: Language, column: string, value: unknown): string {
  if (typeof value === 'boolean') return message(language, value ? 'data.yes' : 'data.no');
  if (Array.isArray(value)) return value.map((item) => valueWords(language, column, item)).join(', ');
  // Strokes are for programs; the JSON has them.
  if (typeof value === 'object' && value !== null && 'strokes' in value)
    return message(language, 'data.signed');
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, part]) => `${columnWords(language, key) ?? key}: ${valueWords(language, key, part)}`)
      .join('\n');
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  const id = `data.value.${column}.${value}`;
  if (isMessage(id)) return message(language, id);
  const locale = localeTags[language];
  if (day.test(value))
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(value));
  if (moment.test(value))
    return new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: homeTimeZone,
    }).format(new Date(value));
  return value;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}

function rowHtml(language: Language, table: string, row: Readonly<Record<string, unknown>>): string {
  const facts = Object.entries(row).flatMap(([column, value]) => {
    const words = columnWords(language, column, table);
    if (words === undefined || isEmpty(value)) return [];
    return `<dt>${escapeMarkup(words)}</dt><dd>${escapeMarkup(valueWords(language, column, value))}</dd>`;
  });
  return facts.length === 0 ? '' : `<div class="row"><dl>${facts.join('')}</dl></div>`;
}

/** Everything that is held on a person as a page that needs nothing else: to be read, kept and printed. */
export function writeOwnDataPage({ held, files, language, made_at: madeAt, site }: OwnData): string {
  const title = message(language, 'data.title');
  const when = valueWords(language, 'made_at', madeAt);
  const tables = Object.entries(held);
  const sections = tables.map(
    ([table, rows]) =>
      `<section id="${table}"><h2>${escapeMarkup(tableWords(language, table))}</h2>` +
      `${rows.map((row) => rowHtml(language, table, row)).join('\n')}</section>`,
  );
  const links = tables.map(
    ([table]) => `<li><a href="#${table}">${escapeMarkup(tableWords(language, table))}</a></li>`,
  );
  const photo =
    files.photo === undefined
      ? ''
      : `<section><h2>${escapeMarkup(message(language, 'data.photo'))}</h2>` +
        `<img src="${files.photo}" alt="${escapeMarkup(message(language, 'data.photo'))}"></section>`;
  const given = files.given ?? [];
  const handedIn =
    given.length === 0
      ? ''
      : `<section><h2>${escapeMarkup(message(language, 'data.files'))}</h2><ul>${given
          .map(({ name, material, url, until }) =>
            url === undefined || until === undefined
              ? `<li>${escapeMarkup(name)} (${escapeMarkup(material)})</li>`
              : `<li><a href="${escapeMarkup(url)}">${escapeMarkup(name)}</a> (${escapeMarkup(material)}). ` +
                `${escapeMarkup(message(language, 'data.files.until', { when: valueWords(language, 'until', until) }))}</li>`,
          )
          .join(
            '',
          )}</ul><p class="quiet">${escapeMarkup(message(language, 'data.files.about'))}</p></section>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title><style>${styles}</style></head>
<body><main>
<h1>${escapeMarkup(title)}</h1>
<p class="quiet">${escapeMarkup(message(language, 'data.made', { site, when }))}</p>
<p>${escapeMarkup(message(language, 'data.about'))} <a href="${escapeMarkup(site)}/page/3">${escapeMarkup(message(language, 'data.privacy'))}</a></p>
<nav aria-label="${escapeMarkup(message(language, 'data.contents'))}"><ul>${links.join('')}</ul></nav>
${photo}
${handedIn}
${sections.join('\n')}
</main></body></html>
`;
}
