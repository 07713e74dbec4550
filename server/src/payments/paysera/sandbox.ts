import { generateKeyPairSync, randomInt } from 'node:crypto';
import type { PayseraSettings } from '../../platform/payment-settings.ts';
import { deliver, type Fault, faultOf } from '../sandbox/faults.ts';
import { sandboxPage } from '../sandbox/page.ts';
import type { Sandbox, SandboxRequest, SandboxResponse } from '../sandbox/server.ts';
import { isGenuine, readData, type PayseraParameters, signedCallback } from './protocol.ts';

/** A bank link that speaks Paysera's protocol with a key of its own. */
export interface PayseraSandbox extends Sandbox {
  readonly settings: PayseraSettings;
}

/** The text of the payment, with what Paysera fills in. */
function describe({ paytext = '', orderid = '' }: PayseraParameters): string {
  return paytext.replace('[order_nr]', orderid).replace('[site_name]', 'Medeina');
}

const languages: Readonly<Record<string, string>> = { LIT: 'lt', ENG: 'en', RUS: 'ru' };
const password = 'sandbox-password';

/** @param address where it is reached, without a slash at the end. */
export function createPayseraSandbox(address: string): PayseraSandbox {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const settings = {
    projectId: '1',
    password,
    publicKey,
    needsSha256: true,
    url: `${address}/pay/`,
    isTest: true,
  };

  /** What the shop sent, if it is signed as it should be. */
  function readRequest(values: URLSearchParams): PayseraParameters | undefined {
    const data = values.get('data') ?? '';
    // A request is signed as a callback is, by the password alone.
    const isSigned = isGenuine({ data, ss1: values.get('sign') ?? '' }, { password, publicKey: undefined });
    return isSigned ? readData(data) : undefined;
  }

  async function callBack(parameters: PayseraParameters, fault: Fault): Promise<void> {
    const cents = Number(parameters['amount']);
    const facts = {
      ...parameters,
      status: '1',
      requestid: String(randomInt(1, 1_000_000_000)),
      payamount: String(fault === 'amount' ? cents - 1 : cents),
      paycurrency: fault === 'currency' ? 'USD' : 'EUR',
    };
    const signed = signedCallback(facts, { password, privateKey });
    const sent = fault === 'forged' ? { ...signed, ss1: '0'.repeat(32) } : signed;
    await deliver(fault, async () => {
      const url = `${parameters['callbackurl'] ?? ''}?${new URLSearchParams(sent).toString()}`;
      const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      return response.text();
    });
  }

  async function answer({ method, path, query, form }: SandboxRequest): Promise<SandboxResponse | undefined> {
    if (path !== '/pay/') return undefined;
    const values = method === 'POST' ? form : query;
    const parameters = readRequest(values);
    if (parameters === undefined) return { status: 400, body: 'sign' };
    if (method !== 'POST')
      return {
        status: 200,
        body: sandboxPage({
          provider: 'Paysera',
          language: languages[parameters['lang'] ?? ''] ?? 'lt',
          cents: Number(parameters['amount']),
          description: describe(parameters),
          action: `${address}/pay/`,
          kept: { data: values.get('data') ?? '', sign: values.get('sign') ?? '' },
        }),
      };
    if (form.get('do') !== 'pay') return { redirect: parameters['cancelurl'] ?? '' };
    await callBack(parameters, faultOf(form.get('fault')));
    return { redirect: parameters['accepturl'] ?? '' };
  }

  return { settings, answer };
}
