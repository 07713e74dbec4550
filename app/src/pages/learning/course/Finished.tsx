import type { PurchasedDetail } from '@medeina/contract';
import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { GrowthRings } from '@medeina/design-system/primitives/GrowthRings';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Inline } from '@medeina/design-system/primitives/Inline';
import { Link } from '@medeina/design-system/primitives/Link';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Text } from '@medeina/design-system/primitives/Text';
import { useIntl } from 'react-intl';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { relatedInput } from '../../../data/catalogue/inputs.ts';
import { useConfig } from '../../../data/config.ts';
import { useCall } from '../../../data/hooks.ts';
import { certificatePath, verifyPath } from '../../../data/learning/certificates.ts';
import * as styles from './course.css.ts';

/** Another course of the same field, where there is one. */
function NextCourse({
  id,
  category,
}: Pick<PurchasedDetail, 'id'> & { readonly category: NonNullable<PurchasedDetail['category']> }) {
  const intl = useIntl();
  const { data } = useCall('catalogue.products.list', relatedInput({ category }));
  const next = data?.data.find((one) => one.id !== id);
  if (next === undefined) return null;
  return (
    <Link href={aboutPath(next.id)}>
      {intl.formatMessage({ id: 'learning.finished.next' }, { title: next.title })}
    </Link>
  );
}

/** All of a course is done: its rings are full, and there is its certificate, a word on it, and what to learn next. */
export function Finished({ course }: { readonly course: PurchasedDetail }) {
  const intl = useIntl();
  const { shopping } = useConfig();
  const text = (id: string) => intl.formatMessage({ id: `learning.${id}` });
  const { category, issued_certificate: certificate } = course;
  return (
    <Panel tone="deep" as="section">
      <div className={styles.finished}>
        <GrowthRings topics={course.theory.map(() => 1)} size="xl" />
        <div className={styles.resumeWords}>
          <Heading level={2} size="h2">
            {text('finished')}
          </Heading>
          <Text tone="muted">{text('finished.text')}</Text>
          {(certificate !== null || course.can_review) && (
            <div className={styles.finishedActions}>
              <Inline gap={12}>
                {certificate !== null && (
                  <ButtonLink
                    variant="amber"
                    href={shopping ? certificatePath(certificate) : verifyPath(certificate.number)}
                  >
                    {text('finished.certificate')}
                  </ButtonLink>
                )}
                {course.can_review && (
                  <ButtonLink
                    variant={certificate === null ? 'amber' : 'outline'}
                    href={aboutPath(course.id, 'reviews')}
                  >
                    {text('finished.review')}
                  </ButtonLink>
                )}
              </Inline>
            </div>
          )}
          {category !== null && <NextCourse id={course.id} category={category} />}
        </div>
      </div>
    </Panel>
  );
}
