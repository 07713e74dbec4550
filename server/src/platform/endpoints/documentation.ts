import { type Endpoint, endpointList, failuresOf } from '@medeina/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { escapeMarkup } from '../escape-markup.ts';

/** A page to read the calls at `/api/docs`: plain HTML without a script, made from the same table. */
export function documentationPage(app: FastifyInstance): void {
  let page: string | undefined;
  app.get('/api/docs', async (_request, reply) => {
    page ??= render();
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .send(page);
  });
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

function render(): string {
  const domains = Map.groupBy(endpointList, (endpoint) => endpoint.id.split('.')[0] ?? '');
  const sections = [...domains].map(
    ([domain, endpoints]) =>
      `<section aria-labelledby="${domain}"><h2 id="${domain}">${domain}</h2>${endpoints.map(call).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Medeina: calls</title><link rel="stylesheet" href="/api/docs.css"></head><body><main>
<h1>Calls of Medeina</h1>
<p>The same as a document for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}
</main></body></html>`;
}

function call(endpoint: Endpoint): string {
  const rows = [
    ['Who', typeof endpoint.auth === 'string' ? endpoint.auth : `capability ${endpoint.auth.capability}`],
    ['Limit', endpoint.limit],
    ['Refusals', [...failuresOf(endpoint), 429, 500, 503].join(', ')],
    ['Twice is once', endpoint.idempotent ? 'yes' : 'no'],
  ];
  const facts = rows
    .map(([name, value]) => `<dt>${escapeMarkup(name ?? '')}</dt><dd>${escapeMarkup(value ?? '')}</dd>`)
    .join('');
  return `<article><h3><code>${endpoint.method} ${escapeMarkup(endpoint.path)}</code></h3><p>${escapeMarkup(endpoint.summary)}</p><dl>${facts}</dl></article>`;
}

const styles = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0}main{max-width:56rem;margin:0 auto;padding:2rem 1rem}
article{border-top:1px solid #8886;padding:1rem 0}h3{font-size:1rem;margin:0}code{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}dd{margin:0}`;
