import type { Language } from '@medeina/contract';
import { CompactSign } from 'jose';
import { message } from '../../platform/messages.ts';
import type { CredentialKeys } from './signing-key.ts';
import type { CertificateRow } from './store.ts';
import { verifyUrl } from './wire.ts';

/** Open Badges 3.0: https://www.imsglobal.org/spec/ob/v3p0, section 8.2 on the signed form. */

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];
const schema =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

/** Who issues: the site. */
export function issuerProfile(publicUrl: string) {
  return {
    '@context': contexts,
    id: `${publicUrl}/api/badges/issuer`,
    type: ['Profile'],
    name: 'Medeina',
    url: publicUrl,
  };
}

export function revocationsUrl(publicUrl: string): string {
  return `${publicUrl}/api/badges/revocations`;
}

/** What names the credential of a certificate. */
export function credentialId(publicUrl: string, number: string): string {
  return verifyUrl(publicUrl, number);
}

/** The credential of a certificate, in a language. Nothing in it is about the person but the name that is printed. */
export function credentialOf(certificate: CertificateRow, language: Language, publicUrl: string) {
  const { number, result, starts_at: from, ends_at: until } = certificate;
  const id = credentialId(publicUrl, number);
  const { '@context': _, ...issuer } = issuerProfile(publicUrl);
  const achievement = `${publicUrl}/course-about/${certificate.course_id}`;
  const scale = `${achievement}#result`;
  return {
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: certificate.title[language],
    issuer,
    validFrom: from.toISOString(),
    ...(until === null ? {} : { validUntil: until.toISOString() }),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityHash: certificate.name, identityType: 'name', hashed: false },
      ],
      achievement: {
        id: achievement,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: certificate.title[language],
        description: certificate.description[language],
        inLanguage: language,
        criteria: { id: achievement, narrative: certificate.description[language] },
        creator: {
          id: `${achievement}#organisation`,
          type: ['Profile'],
          name: certificate.organisation[language],
        },
        ...(result === null
          ? {}
          : {
              resultDescription: [
                {
                  id: scale,
                  type: ['ResultDescription'],
                  name: message(language, 'certificate.result'),
                  resultType: 'Percent',
                },
              ],
            }),
      },
      ...(result === null
        ? {}
        : { result: [{ type: ['Result'], resultDescription: scale, value: String(result) }] }),
    },
    credentialSchema: [{ id: schema, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: { id: revocationsUrl(publicUrl), type: '1EdTechRevocationList' },
  };
}

function seconds(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000);
}

/** Signs a credential. Whoever checks it finds the key at the address that the header names. */
export async function signCredential(
  credential: ReturnType<typeof credentialOf>,
  { signing }: Pick<CredentialKeys, 'signing'>,
  publicUrl: string,
): Promise<string> {
  const claims = {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: seconds(credential.validFrom),
    ...(credential.validUntil === undefined ? {} : { exp: seconds(credential.validUntil) }),
  };
  return await new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({
      alg: signing.algorithm,
      kid: `${publicUrl}/api/badges/keys/${encodeURIComponent(signing.id)}`,
      typ: 'JWT',
    })
    .sign(signing.key);
}
