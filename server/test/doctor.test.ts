import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { operatorOf } from './support/operator.ts';
import { openShop } from './support/shop.ts';

/** What the doctor says of the providers that an installation is set up with. */
const { app, environment } = await openShop();

/** Stands in for an issuer, a Moodle site, a captcha and the list of passwords. */
const others = createServer((request, response) => {
  const [, path = ''] = /^\/([\w.-]*)/.exec(request.url ?? '') ?? [];
  const issuer = `http://${request.headers.host}`;
  const answers: Readonly<Record<string, object>> = {
    '.well-known': { issuer, authorization_endpoint: `${issuer}/begin`, jwks_uri: `${issuer}/keys` },
    webservice: { exception: 'moodle_exception', errorcode: 'invalidtoken' },
    captcha: { success: false },
    range: {},
  };
  response.setHeader('content-type', 'application/json');
  response.writeHead(answers[path] === undefined ? 404 : 200).end(JSON.stringify(answers[path] ?? {}));
});
await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', () => resolve()));
afterAll(() => void others.close());
const address = others.address();
const there = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
const away = 'http://127.0.0.1:1';

/** What it says where they are all at an address. */
async function doctor(url: string, more: Readonly<Record<string, string>> = {}) {
  const run = operatorOf(app, {
    ...environment,
    DATA_DIR: app.settings.dataFolder,
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: url,
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
    CAPTCHA_SECRET: 'secret',
    CAPTCHA_VERIFY_URL: `${url}/captcha`,
    BREACHED_PASSWORDS_URL: `${url}/range`,
    ...more,
  });
  const set = await run('environments', 'set', 'ligonine', '--name', 'Ligoninė', '--address', url);
  expect([set.code, set.output]).toEqual([0, expect.any(String)]);
  return await run('doctor');
}

const names = ['PayPal', 'Paysera', 'sign-in by Google', 'environment ligonine', 'captcha', 'password list'];

test('each provider that answers is good', async () => {
  const { code, output } = await doctor(there);
  expect(output.split('\n')).toEqual(
    expect.arrayContaining(names.map((name) => expect.stringMatching(new RegExp(`^✓ ${name}: `)))),
  );
  expect(code).toBe(0);
});

test('each provider that is away is named, and why', async () => {
  const { code, output } = await doctor(away, { PAYPAL_URL: away, PAYSERA_URL: away });
  expect(output.split('\n')).toEqual(
    expect.arrayContaining(
      names.map((name) => expect.stringMatching(new RegExp(`^✗ ${name}: it cannot be used: \\S`))),
    ),
  );
  expect(output).not.toContain('DATABASE_URL');
  expect(code).toBe(1);
});

test('an environment that names a secret which is not set cannot be used', async () => {
  await doctor(there);
  const run = operatorOf(app, { ...environment, DATA_DIR: app.settings.dataFolder });
  await run('environments', 'set', 'ligonine', '--site-token', 'FORGOTTEN');
  const { code, output } = await run('doctor');
  expect(output).toContain(
    '✗ environment ligonine: it cannot be used: not set: ENVIRONMENT_SECRET_FORGOTTEN',
  );
  expect(code).toBe(1);
});
