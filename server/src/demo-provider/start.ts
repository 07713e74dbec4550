import { codeOf, type Executor } from '../platform/database.ts';
import { demoEnvironment, saveEnvironment } from '../environments/store.ts';
import type { Log } from '../platform/log.ts';
import type { Settings } from '../platform/settings.ts';
import { type DemoProvider, demoClient, startDemoProvider } from './provider.ts';

const usualPort = 3001;

/** Starts the demo's second environment, `pmp`, and lists it among the environments at the port that it got. */
export async function startDemoEnvironment(
  { demoProviderPort, publicUrl }: Settings,
  executor: Executor,
  log: Log,
): Promise<DemoProvider> {
  const started = await startOn(
    demoProviderPort ?? usualPort,
    demoProviderPort === undefined,
    publicUrl,
    log,
  );
  await saveEnvironment(executor, {
    ...demoEnvironment,
    address: started.moodle,
    issuer: started.issuer,
    client_id: demoClient,
  });
  return started;
}

/** @param orAny take any free port where this one is taken: nobody asked for it. */
async function startOn(port: number, orAny: boolean, publicUrl: string, log: Log): Promise<DemoProvider> {
  try {
    return await startDemoProvider({ port, publicUrl, log });
  } catch (error) {
    if (!orAny || codeOf(error) !== 'EADDRINUSE') throw error;
    return await startDemoProvider({ port: 0, publicUrl, log });
  }
}
