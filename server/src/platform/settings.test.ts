import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newKeySet } from '../auth/keys.ts';
import { usualLimits } from './limit-rules.ts';
import { readSettings, SettingsError } from './settings.ts';

function faultsOf(environment: Record<string, string>): string {
  try {
    readSettings(environment);
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
}

test('without settings, the server is a demo on this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    demo: true,
    shopping: false,
    databaseUrl: undefined,
    trustProxy: false,
    hstsSubdomains: true,
    stopDelaySeconds: 0,
    limits: usualLimits,
  });
});

test.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '127.evil.example' }, false],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
  [{ PUBLIC_URL: 'https://learn.example.org' }, false],
  [{ PUBLIC_URL: 'https://learn.example.org', TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: 'loopback' }, false],
  [{ HOST: '0.0.0.0', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('the demo is on by default only where nobody else can reach it: %o', (environment, isDemo) => {
  expect(readSettings(environment).demo).toBe(isDemo);
});

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.7', ['10.0.0.0/8', '192.0.2.7']],
  ['fd00::/8', ['fd00::/8']],
  ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
])('TRUST_PROXY=%s means %o', (TRUST_PROXY, trustProxy) => {
  expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual(trustProxy);
});

test.each([
  ['s3://medeina', {}, { name: 'medeina', prefix: '', endpoint: undefined, region: 'us-east-1' }],
  ['s3://medeina/', { AWS_REGION: 'eu-west-1' }, { prefix: '', region: 'eu-west-1' }],
  ['s3://medeina/a/b%20c/?region=auto', { AWS_REGION: 'x' }, { prefix: 'a/b c/', region: 'auto' }],
  ['s3://medeina?endpoint=https://s3.example.org', {}, { endpoint: 'https://s3.example.org' }],
])('FILES_URL=%s names a bucket', (FILES_URL, others, expected) => {
  expect(readSettings({ FILES_URL, ...others }).bucket).toMatchObject(expected);
});

test('credentials in FILES_URL are refused and not repeated', () => {
  const message = faultsOf({ FILES_URL: 's3://id:secret@medeina' });
  expect(message).toContain('AWS_ACCESS_KEY_ID');
  expect(message).not.toContain(':secret');
});

test('an external database turns the demo off and requires keys', async () => {
  const DATABASE_URL = 'postgres://medeina@db/medeina';
  expect(faultsOf({ DATABASE_URL })).toContain('JWT_KEYS must be set');
  expect(readSettings({ DATABASE_URL, JWT_KEYS: await newKeySet() }).demo).toBe(false);
});

test('instances that share a database and a store need one key to seal with', async () => {
  const shared = {
    DATABASE_URL: 'postgres://medeina@db/medeina',
    JWT_KEYS: await newKeySet(),
    FILES_URL: 's3://medeina',
  };
  expect(faultsOf(shared)).toContain('ENCRYPTION_KEY must be set when DATABASE_URL and FILES_URL are');
  expect(faultsOf({ ...shared, ENCRYPTION_KEY: 'A'.repeat(43) })).toBe('');
});

test.each(['require', 'prefer', 'verify-ca', 'no-verify'])(
  'an encrypted database of nobody knows whom is refused: sslmode=%s',
  async (mode) => {
    const JWT_KEYS = await newKeySet();
    const at = (query: string) => ({ JWT_KEYS, DATABASE_URL: `postgres://medeina@db/medeina${query}` });
    expect(faultsOf(at(`?sslmode=${mode}`))).toContain(
      `DATABASE_URL must have sslmode=verify-full, or none: '${mode}'`,
    );
    for (const query of ['', '?sslmode=disable', '?sslmode=verify-full&sslrootcert=/etc/ssl/ca.pem'])
      expect(readSettings(at(query)).databaseUrl).toBe(at(query).DATABASE_URL);
  },
);

test.each([
  ['PORT', 'abc', 'a port number from 0 to 65535'],
  ['PORT', '3000.5', 'a port number'],
  ['PORT', '3e3', 'a port number from 0 to 65535'],
  ['PORT', '0x10', 'a port number from 0 to 65535'],
  ['PORT', '-1', 'a port number from 0 to 65535'],
  ['PORT', '65536', 'a port number from 0 to 65535'],
  ['DATABASE_CONNECTIONS', '1', 'a number from 2 to 500'],
  ['HOST', 'http://x', 'a host name or an IP address'],
  ['PUBLIC_URL', 'learn.example.org', 'an address that starts with http'],
  ['PUBLIC_URL', 'foo', 'an address that starts with http'],
  ['PUBLIC_URL', 'https://example.org/path', 'an address without a path'],
  ['DATABASE_URL', 'mysql://x', 'postgres://'],
  ['FILES_URL', 'https://s3.example.org/bucket', 's3://bucket'],
  ['FILES_URL', 's3://', 's3://bucket'],
  ['FILES_URL', 's3://bucket?zone=1', 's3://bucket'],
  ['FILES_URL', 's3://bucket?endpoint=s3.example.org', 's3://bucket'],
  ['DEMO', 'yes', 'true or false'],
  ['TRUST_PROXY', 'true', 'false, the number of proxies'],
  ['TRUST_PROXY', '11', 'false, the number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/33', 'false, the number of proxies'],
  ['TRUST_PROXY', 'proxy.example.org', 'false, the number of proxies'],
  ['HSTS_SUBDOMAINS', 'yes', 'true or false'],
  ['STOP_DELAY', '-1', 'a number of seconds from 0 to 300'],
  ['JWT_KEYS', '{"keys":[]}', 'a JSON Web Key Set'],
  ['JWT_KEYS', 'secret', 'a JSON Web Key Set'],
  ['SMTP_URL', 'mail.example.org', 'smtp://'],
  ['MAIL_FROM', 'nobody', 'an e-mail address'],
  ['GOOGLE_CLIENT_ID', 'x', 'and GOOGLE_CLIENT_SECRET must be set together'],
  ['GOOGLE_ISSUER', 'http://accounts.example.org', 'must start with https://'],
  ['DEMO_PROVIDER_PORT', '70000', 'must be a port number from 0 to 65535'],
  ['ENCRYPTION_KEY', 'short', 'must be 32 random bytes'],
  ['CAPTCHA_SECRET', 'x', 'must not be set: CAPTCHA_PROVIDER is not'],
  ['CAPTCHA_PROVIDER', 'robots', 'must be one of altcha, hcaptcha, recaptcha, turnstile'],
  ['LOG_LEVEL', 'loud', 'one of'],
  ['BREACHED_PASSWORDS_URL', 'http://passwords.example.org', 'must start with https://'],
  ['SCANNER_URL', 'http://scanner:3310', 'must be where clamd listens'],
  ['SCANNER_URL', 'tcp://scanner', 'must be where clamd listens'],
  ['METRICS_PORT', 'x', 'a port number from 0 to 65535'],
  ['LIMITS', 'some', 'such as register.address=500'],
  ['LIMITS', 'register.address=0', 'such as register.address=500'],
  ['LIMITS', 'everything.session=5', 'default, search, guests, carts, render, documents, login'],
])('%s=%s stops the start', (name, value, told) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toContain(name);
  expect(faults).toContain(told);
  expect(faults.split('\n')).toHaveLength(1);
});

test('a captcha needs what its provider needs, and nothing else', () => {
  const key = { CAPTCHA_SITE_KEY: '0x4AAAAAAAxxxx', CAPTCHA_SECRET: 's' };
  expect(readSettings({ CAPTCHA_PROVIDER: 'altcha' }).captcha).toEqual({ provider: 'altcha' });
  expect(readSettings({ CAPTCHA_PROVIDER: 'hcaptcha', ...key }).captcha).toEqual({
    provider: 'hcaptcha',
    siteKey: '0x4AAAAAAAxxxx',
    secret: 's',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  });
  expect(faultsOf({ CAPTCHA_PROVIDER: 'hcaptcha' }).split('\n')).toEqual([
    'CAPTCHA_SITE_KEY must be set for the captcha of hcaptcha',
    'CAPTCHA_SECRET must be set for the captcha of hcaptcha',
  ]);
  expect(faultsOf({ CAPTCHA_PROVIDER: 'altcha', ...key })).toContain('CAPTCHA_PROVIDER is altcha');
  expect(faultsOf({ CAPTCHA_PROVIDER: 'altcha', PUBLIC_URL: 'http://learn.internal' })).toContain(
    'needs a PUBLIC_URL with https',
  );
});

test('with TLS_ONLY nothing leaves this machine unencrypted', async () => {
  const keys = await newKeySet();
  const ENCRYPTION_KEY = 'A'.repeat(43);
  const elsewhere = {
    ENCRYPTION_KEY,
    PUBLIC_URL: 'http://learn.internal',
    DATABASE_URL: 'postgres://u:very-secret@10.0.0.5/medeina',
    JWT_KEYS: keys,
    FILES_URL: 's3://medeina?endpoint=http://s3.internal',
    SMTP_URL: 'smtp://mail.internal',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    SCANNER_URL: 'tcp://scanner:3310',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
  };
  expect(() => readSettings(elsewhere)).not.toThrow();
  expect(faultsOf({ ...elsewhere, TLS_ONLY: 'true' }).split('\n')).toEqual([
    'PUBLIC_URL must start with https://, because TLS_ONLY is set',
    'OTEL_EXPORTER_OTLP_ENDPOINT must start with https://, because TLS_ONLY is set',
    'DATABASE_URL must have sslmode=verify-full, because TLS_ONLY is set',
    'FILES_URL must have an endpoint that starts with https://, because TLS_ONLY is set',
    'SMTP_URL must start with smtps:// or have requireTLS=true, because TLS_ONLY is set',
    'SCANNER_URL must be on this machine, because TLS_ONLY is set',
    'METRICS_HOST must be this machine, because TLS_ONLY is set',
  ]);
  expect(
    readSettings({
      TLS_ONLY: 'true',
      ENCRYPTION_KEY,
      PUBLIC_URL: 'https://learn.example.org',
      DATABASE_URL: 'postgres://u@10.0.0.5/medeina?sslmode=verify-full',
      JWT_KEYS: keys,
      FILES_URL: 's3://medeina',
      SMTP_URL: 'smtp://mail.internal?requireTLS=true',
      SCANNER_URL: 'unix:///run/clamav/clamd.ctl',
      METRICS_PORT: '9464',
    }).tlsOnly,
  ).toBe(true);
  expect(readSettings({ TLS_ONLY: 'true' }).tlsOnly).toBe(true);
  expect(() =>
    readSettings({ TLS_ONLY: 'true', DATABASE_URL: 'postgres://u@127.0.0.1/medeina', JWT_KEYS: keys }),
  ).not.toThrow();
});

test('all invalid variables are named at once, without values that can be secret', () => {
  const faults = faultsOf({
    PORT: 'x',
    DEMO: 'x',
    JWT_KEYS: 'very-secret',
    DATABASE_URL: 'mysql://u:very-secret@h',
  });
  expect(faults.split('\n')).toHaveLength(4);
  expect(faults).not.toContain('very-secret');
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', PUBLIC_URL: ' ' })).toMatchObject({
    port: 3000,
    publicUrl: 'http://localhost:3000',
  });
});

test.each([
  ['HTTPS://Learn.Example.org', 'https://learn.example.org'],
  ['https://learn.example.org:443/', 'https://learn.example.org'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('PUBLIC_URL=%s means %s', (PUBLIC_URL, publicUrl) => {
  expect(readSettings({ PUBLIC_URL })).toMatchObject({ publicUrl });
});

test.each([
  ['http://learn.example.org', false],
  ['http://192.0.2.7:3000', false],
  ['http://[2001:db8::7]', false],
  ['http://local.example.org', false],
  ['http://localhost:3000', true],
  ['http://[::1]:3000', true],
  ['http://192.168.1.20:3000', true],
  ['http://[fd00::7]', true],
  ['http://medeina:3000', true],
  ['http://medeina.internal', true],
  ['https://learn.example.org', true],
])('a site is served without TLS in a network of one’s own alone: %s', (PUBLIC_URL, isTaken) => {
  expect(faultsOf({ PUBLIC_URL })).toBe(
    isTaken
      ? ''
      : 'PUBLIC_URL must start with https:// on a public host: what people type would travel where others can read it',
  );
});

test('a secret can be read from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const holding = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const smtp = holding('smtp', 'smtps://user:very-secret@mail.example.org\n');
  const read = readSettings({
    SMTP_URL_FILE: smtp,
    ENVIRONMENT_SECRET_HOSPITAL_FILE: holding('hospital', 'shared-with-the-hospital\n'),
    UNKNOWN_FILE: '/no/such/file',
    PUBLIC_URL_FILE: ' ',
  });
  expect(read.smtpUrl).toBe('smtps://user:very-secret@mail.example.org');
  expect(read.environmentSecrets).toEqual({ HOSPITAL: 'shared-with-the-hospital' });
  expect(faultsOf({ SMTP_URL_FILE: smtp, SMTP_URL: 'smtp://localhost' })).toBe(
    'SMTP_URL and SMTP_URL_FILE must not be set together',
  );
  expect(faultsOf({ JWT_KEYS_FILE: join(folder, 'missing') })).toBe(
    'JWT_KEYS_FILE must be a file that the server can read',
  );
  const faults = faultsOf({ JWT_KEYS_FILE: smtp });
  expect(faults).toContain('JWT_KEYS');
  expect(faults).not.toContain('very-secret');
});

test('limits can be changed by name or switched off together', () => {
  expect(readSettings({ LIMITS: 'false' }).limits).toBeNull();
  expect(readSettings({ LIMITS: 'register.address=500, contact.session=20' }).limits).toEqual({
    ...usualLimits,
    register: { ...usualLimits.register, perAddress: 500 },
    contact: { ...usualLimits.contact, perSession: 20 },
  });
});

test('a network database gets more connections than a socket, unless set', async () => {
  const url = { DATABASE_URL: 'postgres://u@h/d', JWT_KEYS: await newKeySet() };
  expect(readSettings({})).toMatchObject({ databaseConnections: 10 });
  expect(readSettings(url)).toMatchObject({ databaseConnections: 25 });
  expect(readSettings({ ...url, DATABASE_CONNECTIONS: '7' })).toMatchObject({ databaseConnections: 7 });
});

test('traces go where the standard variables say', () => {
  const base = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example.org:4318/' };
  const url = 'http://collector.example.org:4318/v1/traces';
  expect(readSettings({}).tracing).toBeUndefined();
  expect(readSettings(base).tracing).toEqual({ url, ratio: 1 });
  expect(readSettings({ ...base, OTEL_SDK_DISABLED: 'true' }).tracing).toBeUndefined();
  const part = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(readSettings({ ...base, ...part }).tracing).toEqual({ url, ratio: 0.05 });
  const own = 'https://traces.example.org/in';
  expect(readSettings({ ...base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own }).tracing?.url).toBe(own);
  expect(faultsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toMatch(
    /^OTEL_EXPORTER_OTLP_ENDPOINT must/,
  );
  expect(faultsOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toMatch(
    /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/,
  );
});
