import type { Certificate } from '@medeina/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCertificateFile } from '../../../data/learning/certificates.ts';
import { useTellFailure } from '../../../shell/useTellFailure.ts';

type Form = 'badge' | 'pdf';

/** Saves the files of a certificate to the device, and says where that fails. */
export function useCertificateFiles(certificate: Pick<Certificate, 'id' | 'number'>): {
  readonly saving: Form | undefined;
  readonly savePdf: () => void;
  readonly saveBadge: () => void;
} {
  const intl = useIntl();
  const fetchFile = useCertificateFile();
  const tellFailure = useTellFailure();
  const [saving, setSaving] = useState<Form>();

  const save = async (form: Form, name: string) => {
    setSaving(form);
    try {
      await fetchFile(certificate, form, name);
    } catch (error) {
      tellFailure(error, intl.formatMessage({ id: 'learning.certificate.failed' }));
    } finally {
      setSaving(undefined);
    }
  };
  const name = intl.formatMessage({ id: 'learning.certificate.file' });
  return {
    saving,
    savePdf: () => void save('pdf', `${name}-${certificate.number}.pdf`),
    saveBadge: () => void save('badge', `${certificate.number}.jwt`),
  };
}
