import type { Certificate, Language, VerifiedCertificate } from '@medeina/contract';
import type { CertificateRow } from './store.ts';

/** The public page that says whether a certificate is valid. */
export function verifyUrl(publicUrl: string, number: string): string {
  return `${publicUrl}/certificates/verify/${number}`;
}

/** A certificate as its holder sees it. */
export function wireCertificate(row: CertificateRow, language: Language, publicUrl: string): Certificate {
  const isValid = row.status === 'valid';
  return {
    id: row.id,
    number: row.number,
    environment: row.environment_id,
    type: 'extlms',
    title: row.title[language],
    valid: { from: row.valid_from, to: row.valid_until },
    is_valid: isValid,
    is_revoked: row.status === 'revoked' || row.status === 'replaced',
    description: row.description[language],
    endResult: row.result,
    organisation: row.organisation[language],
    pdf: isValid ? `/api/certificates/${row.id}/pdf` : null,
    courseId: row.course_id,
    category: row.category,
    name: row.name,
    hours: row.hours,
    verify_url: verifyUrl(publicUrl, row.number),
  };
}

/** A certificate as anybody sees it who has its number. */
export function wireVerified(row: CertificateRow, language: Language): VerifiedCertificate {
  const isRevoked = row.status === 'revoked' || row.status === 'replaced';
  return {
    number: row.number,
    status: row.status,
    title: row.title[language],
    organisation: row.organisation[language],
    // Of no use beside a paper that proves nothing.
    name: isRevoked ? null : row.name,
    valid: { from: row.valid_from, to: row.valid_until },
    category: row.category,
  };
}
