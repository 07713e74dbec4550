import type { Certificate, PurchasedDetail } from '@medeina/contract';
import { CertificateCard } from '@medeina/design-system/domain/CertificateCard';
import { Button } from '@medeina/design-system/primitives/Button';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { Link } from '@medeina/design-system/primitives/Link';
import { Text } from '@medeina/design-system/primitives/Text';
import { Award, Download } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useConfig } from '../../../data/config.ts';
import { certificateCard, certificatePath, verifyPath } from '../../../data/learning/certificates.ts';
import { useSession } from '../../../session/hooks.ts';
import { dayOf } from '../../../data/dayOf.ts';
import { useCertificateFiles } from './useCertificateFiles.ts';

function Issued({ certificate }: { readonly certificate: Certificate }) {
  const intl = useIntl();
  const { shopping } = useConfig();
  const [today] = useState(() => dayOf(new Date()));
  const files = useCertificateFiles(certificate);
  const text = (id: string) => intl.formatMessage({ id: `learning.certificate.${id}` });
  const href = shopping ? certificatePath(certificate) : verifyPath(certificate.number);
  return (
    <>
      <CertificateCard {...certificateCard(certificate, href, today)} headingLevel={3} />
      <Inline gap={12}>
        {certificate.is_valid && (
          <Button icon={Download} loading={files.saving === 'pdf'} onClick={files.savePdf}>
            {text('pdf')}
          </Button>
        )}
        {!certificate.is_revoked && (
          <Button variant="outline" icon={Award} loading={files.saving === 'badge'} onClick={files.saveBadge}>
            {text('badge')}
          </Button>
        )}
      </Inline>
      <Text size="small" tone="muted">
        {intl.formatMessage(
          { id: 'learning.certificate.verify' },
          {
            link: (
              <Link key="verify" href={verifyPath(certificate.number)}>
                {certificate.number}
              </Link>
            ),
          },
        )}
      </Text>
    </>
  );
}

/** What the course gives at its end: the certificate, or what it is still waiting for. */
export function CertificatePart({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const session = useSession();
  if (course.issued_certificate !== null) return <Issued certificate={course.issued_certificate} />;
  const isNameless =
    session.status === 'user' &&
    (session.customer.firstname.trim() === '' || session.customer.lastname.trim() === '');
  const waits = course.completed_at === null ? 'coming' : isNameless ? 'nameless' : 'waiting';
  return (
    <Text tone="muted">
      {intl.formatMessage(
        { id: `learning.certificate.${waits}` },
        {
          link: (words) => (
            <Link key="settings" href="/dashboard/settings">
              {words}
            </Link>
          ),
        },
      )}
    </Text>
  );
}
