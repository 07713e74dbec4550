import { z } from 'zod';
import { language } from '../common.ts';
import { captchaProviders } from '../wire.ts';

/** What is switched on in this installation. */
export const siteConfig = z.object({
  shopping: z.boolean(),
  demo: z.boolean(),
  languages: z.array(language),
  environments: z
    .array(z.string())
    .describe('Ids of the learning environments. An address without one means the built-in environment.'),
  captcha: z
    .object({ provider: z.enum(captchaProviders), site_key: z.string() })
    .nullable()
    .describe('What forms that make accounts or send mail ask for; `altcha` has no site key.'),
  social: z.array(z.string()).describe('Names of the social sign-ins that are configured.'),
  app_links: z.object({ ios: z.string(), android: z.string() }),
  public_url: z.string(),
});
export type SiteConfig = z.infer<typeof siteConfig>;

export const health = z.object({ status: z.literal('ok') });
