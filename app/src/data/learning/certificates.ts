import type { Certificate, Input } from '@medeina/contract';
import type { CertificateCardProps } from '@medeina/design-system/domain/CertificateCard';
import { useCallback } from 'react';
import { hueOf } from '../catalogue/cards.ts';
import { giveFile } from '../giveFile.ts';
import { useAct } from '../hooks.ts';
import { readPage } from '../paging.ts';
import { searchOf } from '../searchText.ts';

/** What the list of certificates shows besides the switch, which is remembered; kept in the address. */
export interface CertificatesState {
  readonly search: string;
  readonly page: number;
}

export const certificatesPath = '/dashboard/certificates';

export function readCertificates(parameters: URLSearchParams): CertificatesState {
  return { search: searchOf(parameters.get('q') ?? ''), page: readPage(parameters) };
}

export function writeCertificates({ search = '', page = 1 }: Partial<CertificatesState>): string {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('q', search);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text === '' ? certificatesPath : `${certificatesPath}?${text}`;
}

export function certificatesInput(
  { search, page }: CertificatesState,
  onlyValid: boolean,
): Input<'learning.certificates.list'> {
  return {
    query: {
      ...(search === '' ? {} : { search }),
      ...(onlyValid ? { valid_only: '1' as const } : {}),
      ...(page === 1 ? {} : { page }),
    },
  };
}

/** The page of a certificate in the account; it is there with shopping alone. */
export function certificatePath({ environment, id }: Pick<Certificate, 'environment' | 'id'>): string {
  return `${certificatesPath}/${environment}/${String(id)}/show`;
}

/** The page on this site that says whether a certificate is valid. */
export function verifyPath(number: string): string {
  return `/certificates/verify/${number}`;
}

/** A certificate as a card, which leads to an address. */
export function certificateCard(certificate: Certificate, href: string, today: string): CertificateCardProps {
  const { number, title, category, is_valid: valid, endResult, valid: validity } = certificate;
  return {
    number,
    title,
    href,
    category: hueOf(category),
    valid,
    ...(endResult === null ? {} : { result: endResult }),
    from: validity.from,
    ...(validity.to === null ? {} : { to: validity.to }),
    today,
  };
}

/** Downloads a certificate: the document to print, or the credential for a wallet of badges. */
export function useCertificateFile(): (
  certificate: Pick<Certificate, 'id'>,
  form: 'badge' | 'pdf',
  name: string,
) => Promise<void> {
  const act = useAct();
  return useCallback(
    async ({ id }, form, name) => {
      const file =
        form === 'pdf'
          ? await act('learning.certificates.pdf', { params: { id }, query: {} }, { quiet: true })
          : await act('learning.certificates.badge', { params: { id } }, { quiet: true });
      if (file instanceof Blob) giveFile(name, file);
    },
    [act],
  );
}
