import { type CourseDetail, loginPath, type ReviewNeeds } from '@medeina/contract';
import { Review } from '@medeina/design-system/domain/Reviews';
import { Banner } from '@medeina/design-system/primitives/Banner';
import { Link } from '@medeina/design-system/primitives/Link';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Text } from '@medeina/design-system/primitives/Text';
import { Suspense, lazy } from 'react';
import { useIntl } from 'react-intl';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import type { CourseAnswer } from '../../../data/catalogue/course.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { useSession } from '../../../session/hooks.ts';
import type { SessionState } from '../../../session/store.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import { Section } from '../course/About.tsx';
import { readDraftOf } from '../../../shell/forms/useDraft.ts';
import { reviewDraft, reviewPlace } from './reviewDraft.ts';

const ReviewForm = lazy(async () => ({ default: (await import('./ReviewForm.tsx')).ReviewForm }));

/** Whether a review was being written when the session ended. */
function hasDraft(session: SessionState, courseId: number): boolean {
  const customer = session.status === 'guest' ? session.ended?.customer : undefined;
  return customer != null && readDraftOf(reviewDraft, customer, reviewPlace(courseId)) !== undefined;
}

/** What is to be done before one may judge a course, and the way back to it. */
function StillMissing({
  course,
  needs: { done, needed, practice },
}: {
  readonly course: CourseDetail;
  readonly needs: ReviewNeeds;
}) {
  const intl = useIntl();
  const withoutParts = practice ? 'practice' : 'rule';
  const way = needed === 0 ? withoutParts : 'parts';
  return (
    <Text tone="muted">
      {intl.formatMessage(
        { id: `catalogue.review.needs.${way}` },
        { done, needed, practice: practice ? 'yes' : 'no' },
      )}{' '}
      <Link href={coursePath(course)}>{intl.formatMessage({ id: 'catalogue.buy.continue' })}</Link>
    </Text>
  );
}

/** The form for who may review the course; their own review for who has; and why not, for everybody else. */
export function OwnReview({
  courseId,
  answer,
}: {
  readonly courseId: number;
  readonly answer: CourseAnswer;
}) {
  const intl = useIntl();
  const session = useSession();
  const text = (id: string) => intl.formatMessage({ id: `catalogue.review.${id}` });
  if (!answer.isPersonKnown)
    return answer.error === undefined ? null : (
      <LoadFailed error={answer.error} onRetry={() => void answer.reload()} />
    );
  if (session.status !== 'user' && hasDraft(session, courseId)) {
    return (
      <Banner
        tone="warning"
        title={intl.formatMessage({ id: 'shell.session.ended' })}
        announce
        action={
          <Link href={loginPath(aboutPath(courseId, 'reviews'))}>
            {intl.formatMessage({ id: 'shell.login' })}
          </Link>
        }
      >
        {text('ended')}
      </Banner>
    );
  }
  if (session.status !== 'user') {
    return (
      <Text tone="muted">
        <Link href={loginPath(aboutPath(courseId, 'reviews'))}>{text('login')}</Link>
      </Text>
    );
  }
  if (answer.canReview) {
    return (
      <Section title={text('write')}>
        <Suspense fallback={<Skeleton shape="row" />}>
          <ReviewForm courseId={courseId} customer={session.customer.customer_id} onSent={answer.reload} />
        </Suspense>
      </Section>
    );
  }
  if (!answer.enrolled) return <Text tone="muted">{text('onlyLearners')}</Text>;
  const { course, reviewNeeds } = answer;
  if (reviewNeeds !== null && course !== undefined)
    return <StillMissing course={course} needs={reviewNeeds} />;
  const own = answer.ownReview;
  return own === null ? (
    <Text tone="muted">{text('already')}</Text>
  ) : (
    <Section title={text('own')}>
      <Review
        name={`${own.name} ${own.lastName}`.trim()}
        position={own.position ?? undefined}
        image={own.image ?? undefined}
        rating={own.rating}
        text={own.text}
        lang={own.language === intl.locale ? undefined : own.language}
      />
    </Section>
  );
}
