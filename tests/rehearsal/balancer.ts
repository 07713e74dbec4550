import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPorts } from './cluster.ts';
import { deployed } from './deployed.ts';
import type { Programme } from './processes.ts';

export interface BalancerPorts {
  readonly site: number;
  readonly figures: number;
  readonly instances: readonly number[];
  readonly cluster: ClusterPorts;
}

export const instanceName = (index: number): string => `instance-${index + 1}`;

/** HAProxy in front of the instances, and of the primary. */
export function startBalancer(programme: Programme, haproxy: string, ports: BalancerPorts): void {
  const settings = join(programme.folder, 'haproxy.cfg');
  const instances = ports.instances.map((port, index) => [`10.0.0.${11 + index}:3000`, `127.0.0.1:${port}`]);
  const nodes = ports.cluster.nodes.map(([postgres, patroni], index) => [
    `10.0.0.${21 + index}:5432 check port 8008`,
    `127.0.0.1:${postgres} check port ${patroni}`,
  ]);
  const documented = deployed('haproxy.cfg', {
    '  user haproxy\n  group haproxy\n': '',
    'bind :80': `bind unix@${join(programme.folder, 'plain.sock')}`,
    // The load speaks http: what is rehearsed is not the encryption.
    'bind :443 ssl crt /etc/haproxy/site.pem alpn h2,http/1.1': `bind 127.0.0.1:${ports.site}`,
    'X-Forwarded-Proto https': 'X-Forwarded-Proto http',
    'bind 127.0.0.1:5000': `bind 127.0.0.1:${ports.cluster.primary}`,
    ...Object.fromEntries([...instances, ...nodes]),
  });
  writeFileSync(
    settings,
    `${documented}
listen figures
  mode http
  bind 127.0.0.1:${ports.figures}
  stats enable
  stats uri /
`,
  );
  programme.start('haproxy', [haproxy, '-dW', '-db', '-f', settings]);
}

/** Whether visitors are sent to a server of HAProxy's. */
export async function isServed(ports: BalancerPorts, section: string, server: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${ports.figures}/;csv`);
  const [header = '', ...rows] = (await answer.text()).replace(/^# /, '').split('\n');
  const status = header.split(',').indexOf('status');
  return rows
    .map((row) => row.split(','))
    .some(([proxy, name, ...rest]) => proxy === section && name === server && rest[status - 2] === 'UP');
}
