import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPorts } from './cluster.ts';
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
  const instances = ports.instances.map((port, index) => `  server ${instanceName(index)} 127.0.0.1:${port}`);
  const nodes = ports.cluster.nodes.map(
    ([postgres, patroni], index) => `  server node-${index + 1} 127.0.0.1:${postgres} check port ${patroni}`,
  );
  writeFileSync(
    settings,
    `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch
listen site
  mode http
  bind 127.0.0.1:${ports.site}
  balance roundrobin
  option forwardfor
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Forwarded-Host %[req.hdr(host)]
  option httpchk GET /readyz
  default-server check inter 500ms fall 1 rise 1
${instances.join('\n')}
listen primary
  mode tcp
  bind 127.0.0.1:${ports.cluster.primary}
  timeout client 1h
  timeout server 1h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.join('\n')}
listen figures
  mode http
  bind 127.0.0.1:${ports.figures}
  stats enable
  stats uri /
`,
  );
  programme.start('haproxy', [haproxy, '-db', '-f', settings]);
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
