import { expect, test } from 'vitest';
import { saveEnvironment } from '../src/environments/store.ts';
import { createTestApp } from './harness.ts';
import { operatorOf } from './support/operator.ts';

const app = await createTestApp({ TLS_ONLY: 'true' });

const environment = (id: string, address: string) => ({
  id,
  kind: 'moodle' as const,
  name: id,
  logo: null,
  address,
  issuer: null,
  client_id: null,
  secret_reference: null,
  scope: null,
});

test('with TLS_ONLY no environment is spoken to in plain, and none is set so', async () => {
  await saveEnvironment(app.database.executor, environment('atvira', 'http://moodle.internal'));
  await saveEnvironment(app.database.executor, environment('saugi', 'https://moodle.example.org'));
  const { data } = (await app.request({ url: '/api/sso-environments' })).json();
  const names: string[] = data.map(({ environment: id }: { environment: string }) => id);
  expect(names).toContain('saugi');
  expect(names).not.toContain('atvira');
  const login = { environment: 'atvira', username: 'ruta', password: 'demo-medeina' };
  const refused = await app.request({
    method: 'POST',
    url: '/api/keycloak/login-with-environment',
    payload: login,
  });
  expect(refused.statusCode).toBe(404);

  const operator = operatorOf(app, { TLS_ONLY: 'true' });
  const set = (address: string) =>
    operator('environments', 'set', 'kita', '--name', 'Kita', '--address', address, '--dry-run');
  expect(await set('http://moodle.internal')).toMatchObject({
    code: 1,
    output: expect.stringContaining('because TLS_ONLY is set'),
  });
  expect((await set('https://moodle.example.net')).code).toBe(0);
});
