import { z } from 'zod';
import { materialFields } from '../../shapes.ts';
import type { KindOfFile } from '../kind.ts';

const address = z.url({ protocol: /^https?$/, error: 'must be a web address' });
const shape = z.strictObject({
  type: z.literal('link'),
  ...materialFields,
  url: address.or(z.strictObject({ lt: address, en: address, ru: address })),
});

export const link: KindOfFile<'link', typeof shape> = {
  shape,
  markdown: 'none',
  content: (_place, { url }) =>
    Promise.resolve({
      kind: 'link',
      url: typeof url === 'string' ? { lt: url, en: url, ru: url } : url,
    }),
};
