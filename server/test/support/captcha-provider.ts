import { startStandIn } from './stand-in.ts';

/** A captcha's provider, as one of those that a call of ours asks, until the test file ends. */
export interface CaptchaProvider {
  readonly host: string;
  /** With which it answers; `away` hangs up. */
  status: number | 'away';
}

export async function startCaptchaProvider(): Promise<CaptchaProvider> {
  const provider: CaptchaProvider = { host: '', status: 200 };
  const host = await startStandIn((request, response) => {
    if (provider.status === 'away') request.socket.destroy();
    else response.writeHead(provider.status, { 'content-type': 'application/json' }).end('{"success": true}');
  });
  return Object.assign(provider, { host });
}
