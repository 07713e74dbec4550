import type { Context } from '../../platform/context.ts';
import { attachment } from '../../platform/endpoints/attachment.ts';
import { ProblemError } from '../../platform/errors.ts';
import { isOn } from '../../platform/flag.ts';
import { pageOf } from '../../platform/page.ts';
import { credentialId, credentialOf, issuerProfile, revocationsUrl, signCredential } from './badge.ts';
import { readNumber } from './number.ts';
import { pdfName, writePdf } from './pdf.ts';
import { credentialKeysOnce } from './signing-key.ts';
import {
  type CertificateRow,
  findByNumber,
  findCertificate,
  readCertificates,
  readRevokedNumbers,
} from './store.ts';
import { wireCertificate, wireVerified } from './wire.ts';

/** Mounts the calls about certificates. */
export function mountCertificates(context: Context): void {
  const { executor } = context.database;
  const { publicUrl } = context.settings;

  async function find(userId: number, id: number): Promise<CertificateRow> {
    const row = await findCertificate(executor, userId, id);
    if (row === undefined) throw new ProblemError('not_found');
    return row;
  }

  context.mount({
    'learning.certificates.list': async ({ query, session, language }) => {
      const { rows, total } = await readCertificates(executor, {
        userId: session.userId,
        language,
        search: query.search ?? '',
        onlyValid: isOn(query.valid_only),
        offset: (query.page - 1) * query.limit,
        limit: query.limit,
      });
      const certificates = rows.map((row) => wireCertificate(row, language, publicUrl));
      return pageOf(certificates, total, query.page, query.limit);
    },

    'learning.certificates.detail': async ({ params, session, language }) => ({
      data: wireCertificate(await find(session.userId, params.id), language, publicUrl),
    }),

    'learning.certificates.pdf': async ({ params, query, session }) => {
      const row = await find(session.userId, params.id);
      if (row.status !== 'valid') throw new ProblemError('conflict');
      const language = query.language ?? row.language;
      return attachment(
        await context.renders.run(() => writePdf(row, { language, publicUrl })),
        'application/pdf',
        pdfName(row, language),
      );
    },

    'learning.certificates.verify': async ({ params, language }) => {
      const number = readNumber(params.number);
      const row = number === undefined ? undefined : await findByNumber(executor, number);
      if (row === undefined) throw new ProblemError('not_found');
      return { data: wireVerified(row, language) };
    },
  });
  mountBadges(context, find);
}

/** Certificates as credentials, and what others need to check them. */
function mountBadges(context: Context, find: (userId: number, id: number) => Promise<CertificateRow>): void {
  const { executor } = context.database;
  const { publicUrl } = context.settings;
  const keys = credentialKeysOnce(context);

  context.mount({
    'learning.certificates.badge': async ({ params, session, language }) => {
      const row = await find(session.userId, params.id);
      if (row.status === 'revoked' || row.status === 'replaced') throw new ProblemError('conflict');
      const credential = credentialOf(row, language, publicUrl);
      return attachment(
        await signCredential(credential, await keys(), publicUrl),
        'application/vc+jwt',
        `${row.number}.jwt`,
      );
    },

    'learning.badges.issuer': () => issuerProfile(publicUrl),

    'learning.badges.key': async ({ params }) => {
      const key = (await keys()).published(params.key);
      if (key === undefined) throw new ProblemError('not_found');
      return key;
    },

    'learning.badges.revocations': async () => ({
      id: revocationsUrl(publicUrl),
      issuer: issuerProfile(publicUrl).id,
      revokedCredential: (await readRevokedNumbers(executor)).map((number) => ({
        id: credentialId(publicUrl, number),
        revoked: true as const,
      })),
    }),
  });
}
