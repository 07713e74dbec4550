import { readFileSync } from 'node:fs';
import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { paymentFaults, type PaymentSettings, paymentsOf, paymentVariables } from './payment-settings.ts';
import { type SellerSettings, sellerFaults, sellerOf, sellerVariables } from './seller.ts';
import { captchaProviders, isSiteKeyProvider, type SiteKeyProvider } from '@medeina/contract';
import { changedLimits, type LimitRules, usualLimits } from './limit-rules.ts';

/**
 * Settings from environment variables, read once at start. A wrong one stops the start: {@link SettingsError} names
 * the variable and says what it must be.
 */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where people reach the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Whether {@link publicUrl} is an https address: then cookies are Secure and browsers are told to stay on https. */
  readonly isHttps: boolean;
  /** Absolute path of the folder with the embedded database, uploads, keys and outgoing mail. */
  readonly dataFolder: string;
  /** Undefined: the embedded PostgreSQL in {@link dataFolder}. */
  readonly databaseUrl: string | undefined;
  /** Where files are kept; undefined: in folders of {@link dataFolder}. */
  readonly bucket: Bucket | undefined;
  /** Most connections that one process opens. */
  readonly databaseConnections: number;
  /** Whether a start applies missing migrations, or refuses. */
  readonly migrateAtStart: boolean;
  readonly shopping: boolean;
  /** Who sells, as invoices name them. */
  readonly seller: SellerSettings;
  readonly payments: PaymentSettings;
  readonly demo: boolean;
  /** Signing keys as a JWKS with private parts; undefined: generated once into {@link dataFolder}. */
  readonly jwtKeys: string | undefined;
  /** Keys that encrypt tokens of learning environments; undefined: one generated once into {@link dataFolder}. */
  readonly encryptionKeys: readonly string[] | undefined;
  /** Signing in with Google, or with another certified provider in its place; undefined: not offered. */
  readonly google: Google | undefined;
  /** Client secrets of environments, by the name that their rows refer to. */
  readonly environmentSecrets: Readonly<Record<string, string>>;
  /** Port of the demo's identity provider and Moodle stand-in; undefined: 3001, or any where that is taken. */
  readonly demoProviderPort: number | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Undefined: forms are sent without a captcha. */
  readonly captcha: CaptchaSettings | undefined;
  /** Where breached passwords are asked for, without a slash at its end; undefined: nowhere. */
  readonly breachedPasswordsUrl: string | undefined;
  /** The ClamAV that looks through what people hand in; undefined: nobody does. */
  readonly scannerUrl: string | undefined;
  readonly appLinks: { readonly ios: string; readonly android: string };
  /** How many proxies stand in front, or the networks that they are in; false: none, and no `X-Forwarded-*` is read. */
  readonly trustProxy: false | number | readonly string[];
  /** Whether nothing that leaves this machine goes unencrypted: what would is refused. */
  readonly tlsOnly: boolean;
  /** Whether browsers are told that every subdomain of the site is on https, too. */
  readonly hstsSubdomains: boolean;
  /** Seconds between the first failing `readyz` and the end of listening, for load balancers to notice. */
  readonly stopDelaySeconds: number;
  /** False: the calls alone, without the app's pages. */
  readonly pages: boolean;
  /** Folder of the player of interactive packages; false: none. Undefined: looked for beside the server. */
  readonly packagePlayer: string | false | undefined;
  /** How often calls may be made; null switches every limit off, for benchmarks. */
  readonly limits: LimitRules | null;
  readonly logLevel: LogLevel;
  /** Where figures for Prometheus are read; undefined: nowhere. */
  readonly metrics: MetricsSettings | undefined;
  /** Where traces are sent; undefined: none are made. */
  readonly tracing: TracingSettings | undefined;
  /** Statements that take longer are logged. */
  readonly slowStatementMilliseconds: number;
  /** Checks each answer against its schema before it is sent: for tests and work. */
  readonly checksAnswers: boolean;
}

/** Where this process's figures listen. */
export interface MetricsSettings {
  readonly port: number;
  readonly host: string;
}

/** Where OpenTelemetry's collector is. Its other standard variables are read by its own libraries. */
export interface TracingSettings {
  /** The whole address, `/v1/traces` included. */
  readonly url: string;
  /** Which part of the requests that no proxy has decided on is traced: 0 to 1. */
  readonly ratio: number;
}

/** `altcha`: a proof of work that this server sets and checks itself. The others have a key of the site's. */
export type CaptchaSettings =
  | { readonly provider: 'altcha' }
  | {
      readonly provider: SiteKeyProvider;
      readonly siteKey: string;
      readonly secret: string;
      readonly verifyUrl: string;
    };

/** A client of Google's, or of the provider that stands in for it. */
export interface Google {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A place in an S3 service. */
export interface Bucket {
  readonly name: string;
  /** What the names of all files begin with: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Thrown when settings are wrong; the message has one line for each wrong variable. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1');

const limits = z.string().transform((value, context): LimitRules | null => {
  const given = flag.safeParse(value);
  if (given.success) return given.data ? usualLimits : null;
  const changed = changedLimits(value);
  if (changed === undefined) {
    context.addIssue(
      `must be true, false, or limits to change, such as register.address=500,contact.session=20 ` +
        `(of ${Object.keys(usualLimits).join(', ')})`,
    );
  }
  return changed ?? usualLimits;
});

function address(schemes: readonly string[], what: string) {
  return z.string().refine(
    (value) => {
      const url = URL.parse(value);
      return url !== null && schemes.includes(url.protocol);
    },
    // What is no address at all is told once.
    { error: `must be ${what}`, abort: true },
  );
}

/** Digits alone: `Number` would also take `3e3` and `0x10`, which nobody means by a port. */
function wholeNumber(what: string, least: number, most: number) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      error: `must be ${what} from ${least} to ${most}`,
    })
    .transform(Number);
}

const network = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

const proxies = z.string().transform((value, context): Settings['trustProxy'] => {
  if (value === 'false' || value === '0') return false;
  if (/^(?:[1-9]|10)$/.test(value)) return Number(value);
  const networks = value.split(',').map((part) => part.trim());
  if (!networks.every((part) => network.safeParse(part).success)) {
    context.addIssue(
      'must be false, the number of proxies in front (1 to 10), or their networks, such as 10.0.0.0/8,192.0.2.7',
    );
  }
  return networks;
});

const webAddress = address(['http:', 'https:'], 'an address that starts with http:// or https://');

const bucketForm =
  's3://bucket, with a folder after it if you like, and endpoint or region as parameters: ' +
  's3://medeina/files?endpoint=https://s3.example.org&region=eu-north-1';

const bucket = z.string().transform((value, context): Omit<Bucket, 'region'> & { region?: string } => {
  const url = URL.parse(value);
  const fault = url === null ? `must be ${bucketForm}` : bucketFault(url);
  if (url === null || fault !== undefined) {
    context.addIssue(fault ?? '');
    return z.NEVER;
  }
  const folder = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const region = url.searchParams.get('region');
  return {
    name: url.hostname,
    prefix: folder === '' ? '' : `${decodeURIComponent(folder)}/`,
    endpoint: url.searchParams.get('endpoint') ?? undefined,
    ...(region === null ? {} : { region }),
  };
});

function bucketFault(url: URL): string | undefined {
  if (url.username !== '' || url.password !== '')
    return 'must not hold keys: they are read from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  const { protocol, hostname, port, hash, searchParams } = url;
  const endpoint = searchParams.get('endpoint');
  const isKnown = [...searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  const isBucket =
    protocol === 's3:' && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) && port === '' && hash === '';
  return isBucket && isKnown && (endpoint === null || webAddress.safeParse(endpoint).success)
    ? undefined
    : `must be ${bucketForm}`;
}

const hostName = z
  .string()
  .regex(/^[A-Za-z0-9.:_-]+$/, { error: 'must be a host name or an IP address without a port' });

const variables = z.object({
  PORT: wholeNumber('a port number', 0, 65_535).default(3000),
  HOST: hostName.default('127.0.0.1'),
  PUBLIC_URL: webAddress
    .refine((value) => URL.parse(value)?.pathname === '/' && !/[?#]/.test(value), {
      error: 'must be an address without a path, such as https://learn.example.org',
    })
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'an address that starts with postgres://').optional(),
  FILES_URL: bucket.optional(),
  AWS_REGION: z.string().optional(),
  DATABASE_CONNECTIONS: wholeNumber('a number', 2, 500).optional(),
  MIGRATE_AT_START: flag.default(true),
  SHOPPING: flag.default(false),
  ...sellerVariables,
  ...paymentVariables,
  DEMO: flag.optional(),
  JWT_KEYS: z
    .string()
    .refine(isKeySet, { error: 'must be a JSON Web Key Set with at least one private EdDSA or ES256 key' })
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'an address that starts with smtp:// or smtps://').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, {
      error: 'must be an e-mail address, with a name before it if you like',
    })
    .default('Medeina <no-reply@localhost>'),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}(?:,[A-Za-z0-9_-]{43})*$/, {
      error:
        "must be 32 random bytes in base64url, such as 'openssl rand -base64 32 | tr +/ -_ | tr -d =' prints",
    })
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress
    .refine(isSafeIssuer, { error: 'must start with https://, except on this machine' })
    .default('https://accounts.google.com'),
  DEMO_PROVIDER_PORT: wholeNumber('a port number', 0, 65_535).optional(),
  CAPTCHA_PROVIDER: z
    .enum(captchaProviders, { error: `must be one of ${captchaProviders.join(', ')}` })
    .optional(),
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{10,200}$/, { error: 'must be the site key that the captcha’s provider gave' })
    .optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_VERIFY_URL: webAddress.optional(),
  BREACHED_PASSWORDS_URL: webAddress
    .refine(isSafeIssuer, { error: 'must start with https://, except on this machine' })
    .optional(),
  SCANNER_URL: z
    .string()
    .refine(isScanner, {
      error: 'must be where clamd listens: tcp://host:3310 or unix:///run/clamav/clamd.ctl',
    })
    .optional(),
  IOS_APP_URL: webAddress.default('https://apps.apple.com/app/medeina'),
  ANDROID_APP_URL: webAddress.default('https://play.google.com/store/apps/details?id=medeina'),
  TRUST_PROXY: proxies.default(false),
  HSTS_SUBDOMAINS: flag.default(true),
  TLS_ONLY: flag.default(false),
  STOP_DELAY: wholeNumber('a number of seconds', 0, 300).default(0),
  PAGES: flag.default(true),
  H5P_PLAYER: z.string().optional(),
  LIMITS: limits.default(usualLimits),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  METRICS_PORT: wholeNumber('a port number', 0, 65_535).optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
  OTEL_SDK_DISABLED: flag.default(false),
  OTEL_TRACES_SAMPLER: z
    .enum(['parentbased_always_on', 'parentbased_traceidratio'], {
      error: 'must be parentbased_always_on or parentbased_traceidratio',
    })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => /^(?:0?\.\d{1,9}|[01](?:\.0+)?)$/.test(value), {
      error: 'must be a number from 0 to 1',
    })
    .transform(Number)
    .default(1),
  SLOW_STATEMENT_MS: wholeNumber('a number of milliseconds', 0, 600_000).default(1000),
  CHECK_ANSWERS: flag.default(false),
});

/** Names of all settings, but for the secrets of environments, which operators name. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/**
 * Reads and checks the settings; an empty variable counts as one that is not set.
 * @throws {SettingsError} with every wrong variable at once.
 */
export function readSettings(variablesGiven: Readonly<Record<string, string | undefined>>): Settings {
  const environment = withFiles(variablesGiven);
  const given = Object.fromEntries(
    settingNames
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => faultLine(String(issue.path[0]), given, issue.message)).join('\n'),
    );
  }
  const values = parsed.data;
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  const demo =
    values.DEMO ??
    (values.DATABASE_URL === undefined &&
      isLoopback(values.HOST) &&
      isLoopback(publicUrl.hostname) &&
      values.TRUST_PROXY === false);
  const faults = [
    ...togetherFaults(values),
    ...sellerFaults(values, { shopping: values.SHOPPING, demo }),
    ...paymentFaults(values),
  ];
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));

  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: publicUrl.origin,
    isHttps: publicUrl.protocol === 'https:',
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    bucket: values.FILES_URL && {
      ...values.FILES_URL,
      // Services other than Amazon's take any region, and most expect this one.
      region: values.FILES_URL.region ?? values.AWS_REGION ?? 'us-east-1',
    },
    migrateAtStart: values.MIGRATE_AT_START,
    // A connection does one statement at a time, so the time of travel over a network is made up for by more of them.
    databaseConnections: values.DATABASE_CONNECTIONS ?? (values.DATABASE_URL === undefined ? 10 : 25),
    shopping: values.SHOPPING,
    seller: sellerOf(values),
    payments: paymentsOf(values),
    demo,
    jwtKeys: values.JWT_KEYS,
    encryptionKeys: values.ENCRYPTION_KEY?.split(','),
    google:
      values.GOOGLE_CLIENT_ID === undefined || values.GOOGLE_CLIENT_SECRET === undefined
        ? undefined
        : {
            issuer: values.GOOGLE_ISSUER,
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
          },
    environmentSecrets: secretsOf(environment),
    demoProviderPort: values.DEMO_PROVIDER_PORT,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    captcha: captchaOf(values),
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL?.replace(/\/+$/, ''),
    scannerUrl: values.SCANNER_URL,
    appLinks: { ios: values.IOS_APP_URL, android: values.ANDROID_APP_URL },
    trustProxy: values.TRUST_PROXY,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    tlsOnly: values.TLS_ONLY,
    stopDelaySeconds: values.STOP_DELAY,
    pages: values.PAGES,
    packagePlayer: values.H5P_PLAYER === 'false' ? false : values.H5P_PLAYER && resolve(values.H5P_PLAYER),
    limits: values.LIMITS,
    logLevel: values.LOG_LEVEL,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    tracing: tracingOf(values),
    slowStatementMilliseconds: values.SLOW_STATEMENT_MS,
    checksAnswers: values.CHECK_ANSWERS,
  };
}

function tracingOf(values: z.infer<typeof variables>): TracingSettings | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, '');
  const url =
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : `${base}/v1/traces`);
  if (url === undefined || values.OTEL_SDK_DISABLED) return undefined;
  const isPart = values.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio';
  return { url, ratio: isPart ? values.OTEL_TRACES_SAMPLER_ARG : 1 };
}

const secretPrefix = 'ENVIRONMENT_SECRET_';
const fileEnd = '_FILE';

/**
 * Puts what files hold in place of the variables that name them: `SMTP_URL_FILE` is the file with `SMTP_URL`. A vault's agent
 * or a container's platform hands secrets over like that, so that no list of processes and no log of settings shows them.
 */
function withFiles(
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> {
  const read: Record<string, string | undefined> = {};
  const faults: string[] = [];
  for (const [fileName, path = ''] of Object.entries(environment)) {
    const name = fileName.endsWith(fileEnd) ? fileName.slice(0, -fileEnd.length) : '';
    const isOurs = Object.hasOwn(variables.shape, name) || name.startsWith(secretPrefix);
    if (!isOurs || path.trim() === '') continue;
    if ((environment[name] ?? '').trim() !== '')
      faults.push(`${name} and ${fileName} must not be set together`);
    // Else the name would count as one more secret.
    read[fileName] = undefined;
    try {
      read[name] = readFileSync(path.trim(), 'utf8');
    } catch {
      faults.push(`${fileName} must be a file that the server can read`);
    }
  }
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return { ...environment, ...read };
}

function secretsOf(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith(secretPrefix) && value !== undefined && value.trim() !== ''
        ? [[name.slice(secretPrefix.length), value.trim()]]
        : [],
    ),
  );
}

/** Whether nobody on the way can read or change what is said to an issuer. */
function isSafeIssuer(issuer: string): boolean {
  const url = URL.parse(issuer);
  return (
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  );
}

function isScanner(place: string): boolean {
  const url = URL.parse(place);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'unix:'
    ? url.host === '' && url.pathname.length > 1
    : url.protocol === 'tcp:' && url.hostname !== '' && url.port !== '' && url.pathname.length <= 1;
}

/** Whether only this machine can reach the host. An IPv6 address may stand in brackets, as in a URL. */
export function isLoopback(host: string): boolean {
  return ['localhost', '::1', '[::1]'].includes(host) || (isIPv4(host) && host.startsWith('127.'));
}

/** The path of something in the data folder. */
export function inDataFolder(settings: Settings, ...parts: readonly string[]): string {
  return join(settings.dataFolder, ...parts);
}

/** Values are shown because the person has to find the mistake; those that can hold a secret never are. */
function faultLine(
  name: string,
  given: Readonly<Record<string, string | undefined>>,
  message: string,
): string {
  const isSecret = /SECRET|PASSWORD|KEYS?$|URL$/.test(name);
  const shown = given[name] === undefined || isSecret ? '' : ` (it is '${given[name]}')`;
  return `${name} ${message}${shown}`;
}

/** Variables that mean something only together. */
function togetherFaults(values: z.infer<typeof variables>): string[] {
  const faults: string[] = [];
  if (values.DATABASE_URL !== undefined && values.JWT_KEYS === undefined && values.DEMO !== true) {
    faults.push(
      'JWT_KEYS must be set when DATABASE_URL is: keys generated on one machine would not serve the others ' +
        "('medeina keys' prints a new set)",
    );
  }
  const isShared = values.DATABASE_URL !== undefined && values.FILES_URL !== undefined;
  if (isShared && values.ENCRYPTION_KEY === undefined && values.DEMO !== true)
    faults.push(
      'ENCRYPTION_KEY must be set when DATABASE_URL and FILES_URL are: a key in the data folder of one machine would open ' +
        'nothing on the others, and goes with a container (take what stands in keys/encryption.key of DATA_DIR where there ' +
        'is one, else 32 random bytes in base64url)',
    );
  const encryption = URL.parse(values.DATABASE_URL ?? '')?.searchParams.get('sslmode') ?? 'disable';
  if (!['disable', 'verify-full'].includes(encryption)) {
    faults.push(
      `DATABASE_URL must have sslmode=verify-full, or none: '${encryption}' does not make sure whose database it is ` +
        '(the certificate of an authority of your own goes into sslrootcert)',
    );
  }
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined))
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together');
  const publicUrl = values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL);
  if (publicUrl?.protocol === 'http:' && !isPrivate(publicUrl.hostname))
    faults.push(
      'PUBLIC_URL must start with https:// on a public host: what people type would travel where others can read it',
    );
  return [...faults, ...captchaFaults(values), ...(values.TLS_ONLY ? plainFaults(values) : [])];
}

/** Whether an address leads off this machine by http. */
export function isPlain(text: string | undefined): boolean {
  const url = URL.parse(text ?? '');
  return url?.protocol === 'http:' && !isLoopback(url.hostname);
}

const webVariables = [
  'PUBLIC_URL',
  'CAPTCHA_VERIFY_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
] as const;

/** Which settings have something leave this machine, or come to it, unencrypted. */
function plainFaults(values: z.infer<typeof variables>): string[] {
  const scanner = URL.parse(values.SCANNER_URL ?? '');
  const isScannerElsewhere = scanner?.protocol === 'tcp:' && !isLoopback(scanner.hostname);
  const isReadElsewhere = values.METRICS_PORT !== undefined && !isLoopback(values.METRICS_HOST);
  return [
    ...webVariables.filter((name) => isPlain(values[name])).map((name) => `${name} must start with https://`),
    ...(isPlainDatabase(values.DATABASE_URL) ? ['DATABASE_URL must have sslmode=verify-full'] : []),
    ...(isPlain(values.FILES_URL?.endpoint)
      ? ['FILES_URL must have an endpoint that starts with https://']
      : []),
    ...(isPlainMail(values.SMTP_URL) ? ['SMTP_URL must start with smtps:// or have requireTLS=true'] : []),
    ...(isScannerElsewhere ? ['SCANNER_URL must be on this machine'] : []),
    ...(isReadElsewhere ? ['METRICS_HOST must be this machine'] : []),
  ].map((fault) => `${fault}, because TLS_ONLY is set`);
}

function isPlainDatabase(text: string | undefined): boolean {
  const url = URL.parse(text ?? '');
  if (url === null || url.searchParams.get('sslmode') === 'verify-full') return false;
  // A socket is within this machine.
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return !(host === '' || host.startsWith('/') || isLoopback(host));
}

function isPlainMail(text: string | undefined): boolean {
  const url = URL.parse(text ?? '');
  if (url === null || url.protocol === 'smtps:' || isLoopback(url.hostname)) return false;
  return url.searchParams.get('requireTLS') !== 'true';
}

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(network, bits, 'ipv4');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');

/** Whether a host of a URL can only be within a network of one's own, by its address or by a name that no registry gives. */
function isPrivate(host: string): boolean {
  const address = host.replaceAll(/^\[|\]$/g, '');
  if (isLoopback(host)) return true;
  if (isIPv4(address)) return privateAddresses.check(address, 'ipv4');
  if (isIPv6(address)) return privateAddresses.check(address, 'ipv6');
  return !host.includes('.') || /\.(?:home\.arpa|internal|local|localhost|test)$/.test(host);
}

/** Whether browsers let pages of the address do cryptography. */
function isSecure({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(hostname);
}

/** Where each provider checks answers. */
const verifyUrls: Readonly<Record<SiteKeyProvider, string>> = {
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

function captchaOf(values: z.infer<typeof variables>): CaptchaSettings | undefined {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey = '', CAPTCHA_SECRET: secret = '' } = values;
  if (provider === undefined || provider === 'altcha') return provider && { provider };
  return { provider, siteKey, secret, verifyUrl: values.CAPTCHA_VERIFY_URL ?? verifyUrls[provider] };
}

function captchaFaults(values: z.infer<typeof variables>): string[] {
  const { CAPTCHA_PROVIDER: provider, PUBLIC_URL: publicUrl } = values;
  if (provider === 'altcha' && publicUrl !== undefined && !isSecure(new URL(publicUrl)))
    return ['CAPTCHA_PROVIDER altcha needs a PUBLIC_URL with https: browsers do its work nowhere else'];
  const given = (['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET', 'CAPTCHA_VERIFY_URL'] as const).filter(
    (name) => values[name] !== undefined,
  );
  if (provider === undefined || !isSiteKeyProvider(provider)) {
    const why =
      provider === undefined
        ? 'CAPTCHA_PROVIDER is not'
        : 'CAPTCHA_PROVIDER is altcha, which needs none of them';
    return given.map((name) => `${name} must not be set: ${why}`);
  }
  return (['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'] as const)
    .filter((name) => values[name] === undefined)
    .map((name) => `${name} must be set for the captcha of ${provider}`);
}

function isKeySet(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return keySet.safeParse(value).success;
  } catch {
    return false;
  }
}

/** A JWKS whose first private key signs; all of them verify. */
export const keySet = z.object({
  keys: z
    .array(
      z.looseObject({
        kty: z.enum(['OKP', 'EC']),
        kid: z.string().min(1),
        crv: z.enum(['Ed25519', 'P-256']),
        d: z.string().optional(),
      }),
    )
    .refine((keys) => keys.some((key) => key.d !== undefined)),
});
