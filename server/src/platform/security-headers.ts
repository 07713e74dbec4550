import type { CaptchaProvider } from '@medeina/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * Headers of every answer, after OWASP's secure headers project. Built once: a plugin that builds them for each answer
 * costs a twentieth of a small one. This content policy is for calls and files; pages set their own with a nonce.
 */
export function secureHeaders(settings: Settings): (request: FastifyRequest, reply: FastifyReply) => void {
  const headers: Record<string, string> = {
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // The old filter of browsers could be used against a page.
    'x-xss-protection': '0',
    ...(settings.isHttps
      ? {
          'strict-transport-security': `max-age=63072000${settings.hstsSubdomains ? '; includeSubDomains' : ''}`,
        }
      : {}),
  };
  return (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  };
}

/** Headers that browsers obey only on documents and workers. */
const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** For scripts, styles and fonts, which are many: of what is for documents, only that no frame shows them. */
export function asPartOfPage(reply: FastifyReply): void {
  for (const name of documentHeaders) reply.removeHeader(name);
  reply.header('content-security-policy', "frame-ancestors 'none'");
}

/** Where the script of a captcha comes from, and the frame that it opens; a proof of work has neither. */
const captchaSources: Readonly<Record<CaptchaProvider, { readonly script: string; readonly frame: string }>> =
  {
    altcha: { script: '', frame: '' },
    hcaptcha: {
      script: ' https://js.hcaptcha.com',
      frame: ' https://*.hcaptcha.com',
    },
    recaptcha: {
      script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    },
    turnstile: {
      script: ' https://challenges.cloudflare.com',
      frame: ' https://challenges.cloudflare.com',
    },
  };

/** The content policy of pages: our own files, and inline scripts with the answer's nonce. */
export function pagePolicy(
  nonce: string,
  options: {
    readonly isDevelopment: boolean;
    readonly isHttps: boolean;
    readonly captcha: CaptchaProvider | undefined;
  },
): string {
  const { script, frame } = captchaSources[options.captcha ?? 'altcha'];
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${script}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src 'self'${options.isDevelopment ? ' ws: wss:' : ''}`,
    `frame-src 'self'${frame}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
