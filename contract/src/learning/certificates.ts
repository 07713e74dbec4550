import { z } from 'zod';
import { dataOf, day, flagText, id, idParams, pageOf, paging, text } from '../common.ts';
import { personal, publicRead } from '../endpoint.ts';

/** The public number, which is printed: `MD-` and ten letters and digits that nobody takes for one another. */
const certificateNumber = z.string().describe('The public number, such as MD-7K3M9-QX2TB.');

const percent = z.number().min(0).max(100);

/** The first and the last day on which a certificate is valid; without a last one it does not end. */
const validity = z.object({ from: day, to: day.nullable() });

export const certificate = z.object({
  id,
  number: certificateNumber,
  environment: z.string(),
  type: z.enum(['extlms', 'pmp']).describe('The kind of learning that it is from.'),
  title: z.string().describe('The title of the course, as it was when the certificate was issued.'),
  valid: validity,
  is_valid: z.boolean().describe('Neither over nor revoked.'),
  is_revoked: z.boolean(),
  description: z.string().describe('What it certifies.'),
  endResult: percent.nullable().describe('Null where nothing in the course was graded.'),
  organisation: z.string().describe('Whose course it is.'),
  pdf: z.string().nullable().describe('The call that gives the document; null where it is not valid.'),
  courseId: id,
  category: z.string().describe('Key of the course’s category, whose colours the certificate has.'),
  name: z.string().describe('The holder, as printed.'),
  hours: z.number().min(0).nullable(),
  verify_url: z.url().describe('The public page that says whether it is valid.'),
});
export type Certificate = z.infer<typeof certificate>;

/** What anybody learns who has the number: that is, who has seen the certificate. */
export const verifiedCertificate = z.object({
  number: certificateNumber,
  status: z
    .enum(['valid', 'expired', 'revoked', 'replaced'])
    .describe('`replaced`: revoked, because it was issued again with another number.'),
  title: z.string(),
  organisation: z.string(),
  name: z.string().nullable().describe('The holder, as printed; null where it was revoked.'),
  valid: validity,
  category: z.string(),
});
export type VerifiedCertificate = z.infer<typeof verifiedCertificate>;

/** Calls about certificates. */
export const certificateRows = {
  'learning.certificates.list': {
    ...personal,
    summary: 'The person’s certificates, the newest first. They answer with shopping off too.',
    query: z.object({
      ...paging,
      search: text(200).optional().describe('Part of the title.'),
      valid_only: flagText.optional().describe('Only those that are valid.'),
    }),
    responses: { 200: pageOf(certificate) },
    failures: [],
  },
  'learning.certificates.detail': {
    ...personal,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary: 'A certificate of the person’s.',
    params: idParams,
    responses: { 200: dataOf(certificate) },
    failures: [],
  },
  'learning.certificates.pdf': {
    ...personal,
    limit: 'documents',
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary:
      'The certificate to print, in the language in which it was issued or the one named. 409 where it is not valid.',
    params: idParams,
    query: z.object({ language: z.enum(['lt', 'en', 'ru']).optional() }),
    responses: { 200: z.unknown() },
    failures: [409],
    produces: 'application/pdf',
  },
  'learning.certificates.badge': {
    ...personal,
    owner: { in: 'params', name: 'id', foreign: 404 },
    summary: 'The certificate as an Open Badges 3.0 credential: a signed JWT. 409 where it was revoked.',
    params: idParams,
    responses: { 200: z.unknown() },
    failures: [409],
    produces: 'application/vc+jwt',
  },
  'learning.certificates.verify': {
    ...publicRead,
    summary: 'Whether a certificate is valid, by its number however it was typed. 404 where there is none.',
    params: z.object({ number: z.string().min(1).max(60) }),
    responses: { 200: dataOf(verifiedCertificate) },
    failures: [404],
  },
  'learning.badges.issuer': {
    ...publicRead,
    summary: 'Who issues the credentials: an Open Badges 3.0 profile.',
    responses: {
      200: z.object({
        '@context': z.array(z.string()),
        id: z.url(),
        type: z.array(z.string()),
        name: z.string(),
        url: z.url(),
      }),
    },
    failures: [],
  },
  'learning.badges.key': {
    ...publicRead,
    summary: 'A public key by which credentials are verified, as a JSON Web Key.',
    params: z.object({ key: z.string().min(1).max(200) }),
    responses: {
      200: z.object({
        kty: z.string(),
        crv: z.string(),
        x: z.string(),
        y: z.string().optional(),
        kid: z.string(),
        alg: z.string(),
        use: z.literal('sig'),
      }),
    },
    failures: [404],
  },
  'learning.badges.revocations': {
    ...publicRead,
    summary: 'The credentials that were revoked: a 1EdTech revocation list.',
    responses: {
      200: z.object({
        id: z.url(),
        issuer: z.url(),
        revokedCredential: z.array(z.object({ id: z.string(), revoked: z.literal(true) })),
      }),
    },
    failures: [],
  },
} as const;
