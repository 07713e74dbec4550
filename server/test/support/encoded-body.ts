import type { Endpoint } from '@medeina/contract/endpoints';
import { mediaTypes } from '../../src/platform/endpoints/bodies.ts';

export interface EncodedBody {
  readonly contentType: string;
  readonly payload: Buffer;
}

/** A body as the contract's row has it sent, whatever it holds. A field of bytes, or one called `file`, goes as a file. */
export async function encodedBody({ consumes = 'json' }: Endpoint, body: unknown): Promise<EncodedBody> {
  if (consumes === 'json' || consumes === 'raw')
    return { contentType: mediaTypes.json, payload: Buffer.from(JSON.stringify(body) ?? '') };
  const fields = Object.entries(Object(body)).map(([name, value]) => [name, value] as const);
  if (consumes === 'form') {
    const texts = fields.map(([name, value]): [string, string] => [name, textOf(value)]);
    return { contentType: mediaTypes.form, payload: Buffer.from(new URLSearchParams(texts).toString()) };
  }
  const data = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Uint8Array) data.append(name, new File([new Uint8Array(value)], 'sent.png'));
    else if (name === 'file') data.append(name, new File([textOf(value)], textOf(value).slice(0, 300)));
    else data.append(name, textOf(value));
  }
  const encoded = new Response(data);
  return {
    contentType: encoded.headers.get('content-type') ?? '',
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
