import type { Certificate } from '@medeina/contract';
import {
  CertificateDetail,
  CertificateDetailSkeleton,
} from '@medeina/design-system/domain/CertificateDetail';
import { Breadcrumb } from '@medeina/design-system/primitives/Breadcrumb';
import { Button } from '@medeina/design-system/primitives/Button';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { hueOf } from '../../data/catalogue/cards.ts';
import { usePersonalCall } from '../../data/hooks.ts';
import { idOf } from '../../data/ids.ts';
import { certificatesPath } from '../../data/learning/certificates.ts';
import { coursePath } from '../../data/learning/coursePath.ts';
import { useSession } from '../../session/hooks.ts';
import { AccountFrame } from '../../shell/frame/AccountFrame.tsx';
import { NotFound } from '../../shell/frame/ErrorPages.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useCertificateFiles } from './course/useCertificateFiles.ts';

function Detail({ certificate }: { readonly certificate: Certificate }) {
  const intl = useIntl();
  const files = useCertificateFiles(certificate);
  const { endResult, hours, valid } = certificate;
  return (
    <CertificateDetail
      number={certificate.number}
      category={hueOf(certificate.category)}
      valid={certificate.is_valid}
      name={certificate.name}
      title={certificate.title}
      description={certificate.description}
      organisation={certificate.organisation}
      {...(endResult === null ? {} : { result: endResult })}
      {...(hours === null ? {} : { hours })}
      from={valid.from}
      {...(valid.to === null ? {} : { to: valid.to })}
      verifyHref={certificate.verify_url}
      onPdf={files.savePdf}
      pdfLoading={files.saving === 'pdf'}
      renewHref={coursePath(certificate.courseId, 'general')}
      materialHref={coursePath(certificate.courseId)}
      actions={
        !certificate.is_revoked && (
          <Button variant="outline" loading={files.saving === 'badge'} onClick={files.saveBadge} full>
            {intl.formatMessage({ id: 'learning.certificate.badge' })}
          </Button>
        )
      }
    />
  );
}

/** A certificate of the person's: as it is printed, its facts and its files. */
export function Page() {
  const intl = useIntl();
  const { id: named } = useParams();
  const id = idOf(named);
  const session = useSession();
  const { data, error, mutate } = usePersonalCall(
    'learning.certificates.detail',
    session.status === 'user' && id !== undefined ? { params: { id } } : null,
  );
  const certificate = data?.data;
  const list = intl.formatMessage({ id: 'account.certificates.title' });
  useHead({ title: certificate?.title ?? list, isPrivate: true });
  if (id === undefined || error?.status === 404) return <NotFound />;
  return (
    <AccountFrame>
      <Stack gap={20}>
        <Breadcrumb parents={[{ label: list, href: certificatesPath }]} current={certificate?.title ?? '…'} />
        {certificate !== undefined && <Detail certificate={certificate} />}
        {certificate === undefined && error === undefined && <CertificateDetailSkeleton />}
        {certificate === undefined && error !== undefined && (
          <LoadFailed error={error} onRetry={() => void mutate()} />
        )}
      </Stack>
    </AccountFrame>
  );
}
