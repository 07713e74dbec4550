import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { asPartOfPage } from '../security-headers.ts';
import { type Settings, SettingsError } from '../settings.ts';

/**
 * The player of interactive packages (`.h5p`). Its core is under the GPL, so it is no part of this product: whoever wants
 * it installs it, and it is served from a path of its own.
 */
export interface PackagePlayer {
  /** The folder with its built files. */
  readonly folder: string;
  /** Addresses. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const address = '/h5p-player';
const script = 'frame.bundle.js';
const style = 'styles/h5p.css';

/**
 * Finds the player where the settings say, else beside the server; undefined where there is none.
 * @throws {SettingsError} where the settings say a folder that has none.
 */
export function findPackagePlayer({ packagePlayer }: Settings): PackagePlayer | undefined {
  if (packagePlayer === false) return undefined;
  const folder = packagePlayer ?? installedBeside();
  const isThere = folder !== undefined && [script, style].every((name) => existsSync(join(folder, name)));
  if (!isThere && packagePlayer !== undefined)
    throw new SettingsError(`H5P_PLAYER: there is no ${script} with ${style} in ${packagePlayer}`);
  if (!isThere) return undefined;
  return { folder, scripts: [`${address}/${script}`], styles: [`${address}/${style}`] };
}

function installedBeside(): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('h5p-standalone/package.json')), 'dist');
  } catch {
    return undefined;
  }
}

/** Serves its files, each at a route of its own, to frames that have no origin of ours. */
export async function servePackagePlayer(http: FastifyInstance, { folder }: PackagePlayer): Promise<void> {
  await http.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, limit: 'none' };
    });
    await files.register(fastifyStatic, {
      root: folder,
      prefix: `${address}/`,
      wildcard: false,
      globIgnore: ['**/*.{map,ts}'],
      index: false,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => {
        asPartOfPage(reply);
        reply.headers({
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': 'public, max-age=86400',
        });
      },
    });
  });
}
