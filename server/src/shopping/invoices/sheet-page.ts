import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import type { Sheet, SheetRow } from './sheet.ts';

/** Black on white, whatever the theme: it is paper. */
const styles = `*{box-sizing:border-box}
body{margin:0;background:#fff;color:#10221c;font:15px/1.5 Commissioner,"Segoe UI",Roboto,"Noto Sans",system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:32px 20px}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 20px}h2{font-size:.8125rem;font-weight:400;color:#425049;margin:0 0 4px}
dl,.parties{display:flex;flex-wrap:wrap;gap:16px 40px;margin:0 0 28px}dt{font-size:.8125rem;color:#425049}dd{margin:0;font-weight:600}
.parties>section{flex:1 1 14rem}.parties p{margin:0;overflow-wrap:anywhere}.parties h2+p{font-weight:600}
.lines{overflow-x:auto}table{width:100%;border-collapse:collapse}
th{font-size:.8125rem;font-weight:400;color:#425049;text-align:right;vertical-align:bottom}
td{text-align:right;vertical-align:top;white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:11rem}
th,td{padding:8px 6px;border-bottom:1px solid #d8ded8}.details{color:#425049;font-size:.8125rem}
.sums{margin:20px 0 0 auto;width:min(100%,26rem)}.sums td,.sums th{border:0;padding:3px 6px;font-size:.9375rem;white-space:normal;color:inherit}
.sums th{text-align:left;min-width:0}.sums tr.last th,.sums tr.last td{border-top:1px solid #10221c;font-size:1.1875rem;font-weight:600;padding-top:8px}
@media print{@page{size:A4;margin:16mm}main{max-width:none;padding:0}body{font-size:10.5pt}tr{break-inside:avoid}}`;

/** No script and nothing from elsewhere: only these styles, and only our own pages may frame it, to print it. */
export const sheetPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  'x-frame-options': 'SAMEORIGIN',
} as const;

/** A sheet as a page to print. */
export function writeSheetPage(sheet: Sheet): string {
  const heading = escapeMarkup(`${sheet.title} ${sheet.number}`);
  const facts = sheet.facts.map(
    ([label, value]) => `<div><dt>${escapeMarkup(label)}</dt><dd>${escapeMarkup(value)}</dd></div>`,
  );
  const parties = sheet.parties.map(
    ({ label, lines }) =>
      `<section><h2>${escapeMarkup(label)}</h2>${lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('')}</section>`,
  );
  const { name, quantity, unit, rate, net, tax, total } = sheet.columns;
  const head = [name, quantity, unit, rate, net, tax, total]
    .map((words) => `<th scope="col">${escapeMarkup(words)}</th>`)
    .join('');
  const sums = sheet.totals.map(
    ({ title, value, isLast }) =>
      `<tr${isLast === true ? ' class="last"' : ''}><th scope="row">${escapeMarkup(title)}</th><td>${escapeMarkup(value)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="${sheet.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${heading}</title><style>${styles}</style></head>
<body><main>
<h1>${heading}</h1>
<dl>${facts.join('')}</dl>
<div class="parties">${parties.join('')}</div>
<div class="lines" tabindex="0" role="region" aria-label="${escapeMarkup(name)}"><table><thead><tr>${head}</tr></thead><tbody>
${sheet.rows.map(rowMarkup).join('\n')}
</tbody></table></div>
<table class="sums"><tbody>${sums.join('')}</tbody></table>
</main></body></html>
`;
}

function rowMarkup({ name, details, quantity, unit, rate, net, tax, total }: SheetRow): string {
  const under = details.map((text) => `<div class="details">${escapeMarkup(text)}</div>`).join('');
  const cells = [quantity, unit, rate, net, tax, total]
    .map((text) => `<td>${escapeMarkup(text)}</td>`)
    .join('');
  return `<tr><td>${escapeMarkup(name)}${under}</td>${cells}</tr>`;
}
