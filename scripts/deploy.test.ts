import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endpoints } from '@medeina/contract/endpoints';
import { validate } from 'dockerfile-utils';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1';
import { type IJob, Job } from 'kubernetes-models/batch/v1';
import {
  type IIngress,
  type INetworkPolicy,
  Ingress,
  NetworkPolicy,
} from 'kubernetes-models/networking.k8s.io/v1';
import { type IPodDisruptionBudget, PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import {
  ConfigMap,
  type IConfigMap,
  type IPersistentVolumeClaim,
  type IService,
  Namespace,
  PersistentVolumeClaim,
  Service,
  ServiceAccount,
} from 'kubernetes-models/v1';
import { expect, onTestFinished, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import serverProcess from './support/server-process.json' with { type: 'json' };
import { root, toolEnvironment } from './support/run.ts';

const read = (name: string): string => readFileSync(join(root, 'docs/deploy', name), 'utf8');
const unit = read('medeina.service');
const containerfile = read('Containerfile');
const balancer = read('haproxy.cfg');

test('the unit of systemd limits the memory as npm start does', () => {
  const [command = ''] = /^ExecStart=.*$/m.exec(unit) ?? [];
  expect(command).toContain(` ${serverProcess.flags.join(' ')} server/src/main.ts`);
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const { NODE_COMPILE_CACHE: _cache, ...malloc } = serverProcess.environment;
  expect(environment).toEqual(
    expect.arrayContaining([
      ...Object.entries(malloc).map(([name, value]) => `${name}=${value}`),
      expect.stringMatching(/^NODE_COMPILE_CACHE=/),
    ]),
  );
});

function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'medeina-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const operatorsCommand = 'docs/deploy/medeina';

/** What the operator's command asks of systemd, told by a program that stands in for it. */
function askedOfSystemd(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  command = join(root, operatorsCommand),
): string[] {
  const folder = folderOfTest();
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf \'%s\\0\' "$@"\n', { mode: 0o755 });
  const { stdout, stderr, status } = spawnSync(command, parameters, {
    cwd: folder,
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, ...environment },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout.split('\0').slice(0, -1);
}

test("the operator's command runs as the service, with its settings and what is installed", () => {
  const asked = askedOfSystemd(['doctor']);
  const properties = (name: string): string[] =>
    asked
      .filter((one) => one.startsWith(`--property=${name}=`))
      .map((one) => one.slice(`--property=${name}=`.length));
  for (const name of ['User', 'Group', 'UMask', 'NoNewPrivileges', 'EnvironmentFile']) {
    const [, value] = new RegExp(`^${name}=(.*)$`, 'm').exec(unit) ?? [];
    expect(properties(name), name).toEqual([value]);
  }
  const [, environment] = /^Environment=(NODE_ENV=.*)$/m.exec(unit) ?? [];
  expect(properties('Environment')).toEqual([environment]);
  const [node = '', main = '', ...rest] = programOf(asked);
  expect(rest).toEqual(['doctor']);
  const [, place = ''] = /^WorkingDirectory=(.*)$/m.exec(unit) ?? [];
  expect(unit).toContain(`ExecStart=${node.replace(realpathSync(root), place)} `);
  expect(existsSync(main)).toBe(true);
});

test("the operator's command leaves the database that it started to others that use it", () => {
  // By default systemd ends all that a unit started with it.
  expect(askedOfSystemd(['doctor'])).toContain('--property=KillMode=process');
});

/** What systemd is to run: what follows its own options. */
const programOf = (asked: readonly string[]): string[] =>
  asked.slice(asked.findIndex((one) => !one.startsWith('--')));

test("the operator's command is that of the release to which its place leads", () => {
  const folder = realpathSync(folderOfTest());
  const place = join(folder, 'medeina');
  const serving = join(folder, 'bin');
  symlinkSync(join(place, operatorsCommand), serving);
  for (const release of ['medeina-1', 'medeina-2']) {
    const own = join(folder, release, operatorsCommand);
    mkdirSync(dirname(own), { recursive: true });
    copyFileSync(join(root, operatorsCommand), own);
    rmSync(place, { force: true });
    symlinkSync(release, place);
    const program = ['tools/node_modules/.bin/node', 'server/bin/medeina.ts'].map((name) =>
      join(folder, release, name),
    );
    for (const command of [own, serving])
      expect(programOf(askedOfSystemd(['doctor'], {}, command))).toEqual([...program, 'doctor']);
  }
});

test('a start of systemd whose settings are missing loads no demo', () => {
  const environment = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '));
  expect(environment).toContain('DEMO=false');
});

test("the operator's command tells the audit who called it by sudo", () => {
  expect(askedOfSystemd(['doctor'], { SUDO_USER: 'ona' })).toContain('--setenv=SUDO_USER=ona');
  expect(askedOfSystemd(['doctor']).filter((one) => one.includes('SUDO'))).toEqual([]);
});

test('the unit of systemd lets the server ask for the addresses of the machine', () => {
  // `networkInterfaces()` of node:os, which a server that listens on 0.0.0.0 calls, throws without netlink.
  expect(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m.test(unit)).toBe(true);
});

test('the balancer passes on nothing by which a caller could choose a trace or an address', () => {
  const [site = ''] = /^listen site\n(?:  .*\n)*/m.exec(balancer) ?? [];
  for (const header of ['X-Forwarded-For', 'traceparent', 'tracestate'])
    expect(site).toContain(`http-request del-header ${header}\n`);
});

test('nginx, as the page on security has it, passes on none of that either', () => {
  const security = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const [, site = ''] = /^```nginx\n([^`]+)```$/m.exec(security) ?? [];
  for (const header of ['traceparent', 'tracestate'])
    expect(site).toContain(`proxy_set_header ${header} "";\n`);
  expect(site).toContain('proxy_set_header X-Forwarded-For $remote_addr;\n');
});

test("the operator's command passes words on as they are, and a second file of settings after the first", () => {
  const words = ['import', 'Širdies kursas.zip', '--name', "10 $ and '$HOME'", ''];
  const asked = askedOfSystemd(words, { MEDEINA_SETTINGS: '/etc/medeina/the owner' });
  // systemd makes one of two dollars, and a setting of a name after one.
  expect(asked.slice(-words.length)).toEqual(words.map((word) => word.replaceAll('$', '$$$$')));
  expect(asked.findLast((one) => one.includes('EnvironmentFile'))).toBe(
    '--property=EnvironmentFile=/etc/medeina/the owner',
  );
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd finds no mistake in its unit', () => {
  const { stderr } = spawnSync('systemd-analyze', ['verify', join(root, 'docs/deploy/medeina.service')], {
    encoding: 'utf8',
  });
  // The server is not installed on this machine.
  const faults = stderr
    .split('\n')
    .filter((line) => line !== '' && !/\/opt\/medeina\S+ is not executable/.test(line));
  expect(faults).toEqual([]);
});

const hasBalancer = ['haproxy', 'openssl'].every(
  (program) => spawnSync(program, ['version']).error === undefined,
);

test.skipIf(!hasBalancer)('HAProxy finds no mistake in its file, and warns of nothing', () => {
  const folder = folderOfTest();
  const certificate = join(folder, 'site.pem');
  const making = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=learn.example.org'];
  spawnSync('openssl', [...making, '-keyout', certificate, '-out', join(folder, 'chain.pem')]);
  writeFileSync(certificate, readFileSync(join(folder, 'chain.pem')), { flag: 'a' });
  const settings = join(folder, 'haproxy.cfg');
  writeFileSync(settings, balancer.replace('/etc/haproxy/site.pem', certificate));
  const { status, stderr } = spawnSync('haproxy', ['-dW', '-c', '-f', settings], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

/** A number that PgBouncer's file sets. */
const numberOf = (name: string): number =>
  Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(read('pgbouncer.ini'))?.[1]);

test('the pooler carries the instances of the balancer, and one more', () => {
  const instances = [...balancer.matchAll(/^ +server instance-/gm)].length;
  expect(instances).toBe(4);
  // What one opens by default: docs/operating.md, `DATABASE_CONNECTIONS`.
  expect(numberOf('default_pool_size')).toBeGreaterThanOrEqual((instances + 1) * (25 + 3));
  expect(numberOf('max_client_conn')).toBeGreaterThanOrEqual(numberOf('default_pool_size'));
});

test('the Containerfile has no mistake that its checker knows, and copies what there is', () => {
  expect(validate(containerfile)).toEqual([]);
  const own = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(own.length).toBeGreaterThan(5);
  for (const name of own) expect(existsSync(join(root, name)), name).toBe(true);
});

test('the container runs as nobody, is watched, and limits its memory as npm start does', () => {
  const [last = ''] = containerfile.split(/^FROM /m).slice(-1);
  expect(last).toMatch(/^USER 65534:65534$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).not.toMatch(/^ADD |sudo|chmod/m);
  const [, command = '[]'] = /^CMD (\[.+\])$/m.exec(last) ?? [];
  expect(JSON.parse(command)).toEqual(['node', ...serverProcess.flags, 'server/src/main.ts']);
  const { NODE_COMPILE_CACHE: _cache, ...malloc } = serverProcess.environment;
  for (const [name, value] of Object.entries(malloc)) expect(last).toContain(`${name}=${value}`);
});

test('neither a container nor a service of systemd reaches what source control keeps', () => {
  const left = readFileSync(join(root, '.containerignore'), 'utf8').split('\n');
  expect(left).toContain('.git');
  const [last = ''] = containerfile.split(/^FROM /m).slice(-1);
  const copied = [...last.matchAll(/^COPY (.+) \S+$/gm)].map(([, from]) => from);
  expect(copied).toEqual(['--from=server /medeina']);
  const [, server = ''] = containerfile.split(/^FROM \S+ AS server$/m);
  expect(server).not.toMatch(/^COPY (?:\S+ )*\.{1,2}\/? /m);
  expect(unit).toMatch(/^InaccessiblePaths=-\/opt\/medeina\/\.git$/m);
});

/** The kinds of Kubernetes' own that the manifests use, by the module that has them. */
const kinds = {
  'v1 Namespace': [Namespace, 'v1'],
  'v1 ConfigMap': [ConfigMap, 'v1'],
  'v1 PersistentVolumeClaim': [PersistentVolumeClaim, 'v1'],
  'v1 ServiceAccount': [ServiceAccount, 'v1'],
  'v1 Service': [Service, 'v1'],
  'apps/v1 Deployment': [Deployment, 'apps/v1'],
  'batch/v1 Job': [Job, 'batch/v1'],
  'networking.k8s.io/v1 Ingress': [Ingress, 'networking.k8s.io/v1'],
  'networking.k8s.io/v1 NetworkPolicy': [NetworkPolicy, 'networking.k8s.io/v1'],
  'policy/v1 PodDisruptionBudget': [PodDisruptionBudget, 'policy/v1'],
} as const;
type KindName = keyof typeof kinds;
const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name);

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
}

const documents = ['kubernetes.yaml', 'kubernetes-operator.yaml'].flatMap((name) =>
  parseAllDocuments(read(name)),
);
const manifests: Manifest[] = documents.map((document) => document.toJS());
const kindOf = ({ apiVersion, kind }: Manifest): KindName => {
  const name = `${apiVersion} ${kind}`;
  if (!isKind(name)) throw new Error(`${name} is no kind that is checked here`);
  return name;
};

test('the manifests of Kubernetes are what its API takes', () => {
  for (const document of documents) expect(document.errors).toEqual([]);
  expect(new Set(manifests.map(kindOf))).toEqual(new Set(Object.keys(kinds)));
  for (const manifest of manifests) {
    const [Kind] = kinds[kindOf(manifest)];
    // What each takes is what is checked.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    expect(() => new Kind(manifest as never).validate(), manifest.kind).not.toThrow();
  }
});

/** The compiler's complaints about manifests as values of the API's types: it names fields that there are not. */
function complaintsOf(given: readonly Manifest[]): string {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const place = mkdtempSync(join(folder, 'manifests-'));
  const text = given.map((manifest, index) => {
    const [, module] = kinds[kindOf(manifest)];
    const type = `import('kubernetes-models/${module}').I${manifest.kind}`;
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  writeFileSync(join(place, 'manifests.mts'), text.join('\n'));
  const { stdout } = spawnSync(
    'tsc',
    [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      join(place, 'manifests.mts'),
    ],
    { cwd: root, env: toolEnvironment(), encoding: 'utf8' },
  );
  rmSync(place, { recursive: true, force: true });
  return stdout;
}

test('the manifests have no field that Kubernetes does not know', { timeout: 60_000 }, () => {
  expect(complaintsOf(manifests)).toBe('');
  const wrong = JSON.stringify(manifests).replace('"readOnlyRootFilesystem"', '"readOnlyRoot"');
  expect(complaintsOf(JSON.parse(wrong))).toContain(`'"readOnlyRoot"' does not exist`);
});

interface Found {
  readonly ConfigMap: IConfigMap;
  readonly Deployment: IDeployment;
  readonly Ingress: IIngress;
  readonly Job: IJob;
  readonly NetworkPolicy: INetworkPolicy;
  readonly PersistentVolumeClaim: IPersistentVolumeClaim;
  readonly PodDisruptionBudget: IPodDisruptionBudget;
  readonly Service: IService;
}

function manifestsOf<Kind extends keyof Found>(kind: Kind): Found[Kind][] {
  // The compiler has held them against these types: see above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return manifests.filter((manifest) => manifest.kind === kind) as unknown as Found[Kind][];
}

function manifestOf<Kind extends keyof Found>(kind: Kind): Found[Kind] {
  const [first] = manifestsOf(kind);
  if (first === undefined) throw new Error(`There is no ${kind}`);
  return first;
}

test('the manifests refer to each other', () => {
  const { template, selector } = manifestOf('Deployment').spec ?? {};
  const labels = template?.metadata?.labels;
  expect(labels).toEqual(selector?.matchLabels);
  expect(manifestOf('Service').spec?.selector).toEqual(labels);
  expect(manifestOf('PodDisruptionBudget').spec?.selector).toEqual(selector);
  expect(labels).toMatchObject(manifestOf('NetworkPolicy').spec?.podSelector?.matchLabels ?? {});
  const [rule] = manifestOf('Ingress').spec?.rules ?? [];
  expect(rule?.http?.paths[0]?.backend.service?.name).toBe(manifestOf('Service').metadata?.name);
  const settings = manifestOf('ConfigMap');
  const pods = [template, ...manifestsOf('Job').map(({ spec }) => spec?.template)].map((pod) => pod?.spec);
  expect(pods).toHaveLength(3);
  expect(new Set(pods.map((pod) => pod?.containers[0]?.image)).size).toBe(1);
  for (const pod of pods) {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_534 });
    const [container] = pod?.containers ?? [];
    expect(container?.securityContext?.readOnlyRootFilesystem).toBe(true);
    expect(container?.envFrom?.[0]?.configMapRef?.name).toBe(settings.metadata?.name);
  }
  const grace = template?.spec?.terminationGracePeriodSeconds;
  expect(grace).toBeGreaterThan(Number(settings.data?.['STOP_DELAY']) + 10);
  for (const { kind, metadata } of manifests)
    expect(metadata.namespace, kind).toBe(kind === 'Namespace' ? undefined : 'medeina');
});

test('the operator has a disk, which the user of the container may write to, for what is unpacked too', () => {
  const pod = manifestsOf('Job').find(({ metadata }) => metadata?.name === 'medeina-operator')?.spec?.template
    .spec;
  const claim = manifestOf('PersistentVolumeClaim').metadata?.name;
  const volume = pod?.volumes?.find(({ persistentVolumeClaim: one }) => one?.claimName === claim)?.name;
  expect(volume).toBeDefined();
  const [container] = pod?.containers ?? [];
  const place = container?.volumeMounts?.find(({ name }) => name === volume)?.mountPath;
  expect(container?.env).toContainEqual({ name: 'TMPDIR', value: place });
  expect(pod?.securityContext?.fsGroup).toBe(pod?.securityContext?.runAsGroup);
});

test('each Secret that the manifests name is made by a command at their head', () => {
  const [head = ''] = read('kubernetes.yaml').split('\napiVersion');
  const named = [
    ...manifestsOf('Job').flatMap(({ spec }) => spec?.template.spec?.containers ?? []),
    ...(manifestOf('Deployment').spec?.template.spec?.containers ?? []),
  ].flatMap(({ envFrom = [] }) => envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []));
  const certificates = (manifestOf('Ingress').spec?.tls ?? []).flatMap(({ secretName }) => secretName ?? []);
  const made = [...head.matchAll(/kubectl create secret \w+ (\S+)/g)].map(([, name]) => name);
  expect(new Set(made)).toEqual(new Set([...named, ...certificates]));
});

test('the ingress takes the largest body that a call may have', () => {
  const limits = Object.values(endpoints).map((endpoint) =>
    'bodyLimit' in endpoint ? endpoint.bodyLimit : 0,
  );
  const { ingressClassName } = manifestOf('Ingress').spec ?? {};
  expect(ingressClassName).toBe('nginx');
  expect(manifestOf('Ingress').metadata?.annotations).toMatchObject({
    'nginx.ingress.kubernetes.io/proxy-body-size': `${Math.max(...limits) / 2 ** 20}m`,
  });
});

test('the server takes the settings of the manifests', () => {
  const settings = manifests.find(({ kind }) => kind === 'ConfigMap');
  const code = `import { readSettings, settingNames } from './server/src/platform/settings.ts';
    import { newKeySet } from './server/src/auth/keys.ts';
    const { data } = JSON.parse(process.argv[1]);
    const DATABASE_URL = 'postgres://database.example.org/medeina?sslmode=verify-full';
    const { metrics, tlsOnly } = readSettings({
      ...data,
      DATABASE_URL,
      JWT_KEYS: await newKeySet(),
      ENCRYPTION_KEY: 'A'.repeat(43),
    });
    const unknown = Object.keys(data).filter((name) => !settingNames.includes(name));
    console.log(JSON.stringify({ metrics, tlsOnly, unknown }));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code, JSON.stringify(settings)],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stdout, stderr).not.toBe('');
  expect(JSON.parse(stdout)).toEqual({
    metrics: { port: 9464, host: '127.0.0.1' },
    tlsOnly: true,
    unknown: [],
  });
});
