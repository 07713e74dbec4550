import type { CourseDetail, Review, ReviewNeeds } from '@medeina/contract';
import { useState } from 'react';
import { useIdentity, useIsUser } from '../../session/hooks.ts';
import type { CallError } from '../../session/transport.ts';
import { usePersonalCall } from '../hooks.ts';

export interface CourseAnswer {
  readonly course: CourseDetail | undefined;
  /** Whether the user has the course; false until it is known. */
  readonly enrolled: boolean;
  readonly canReview: boolean;
  /** What the user has yet to do before a review. */
  readonly reviewNeeds: ReviewNeeds | null;
  readonly ownReview: Review | null;
  /** The user's own part of the answer has arrived once, in any language, or nobody is known to be logged in. */
  readonly isPersonKnown: boolean;
  /** Why the course, or the user's own part of it, is missing. */
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
}

/** The public page of a course; for a signed-in user also whether they have it and may review it. */
export function useCourse(id: number | undefined): CourseAnswer {
  const isUser = useIsUser();
  const identity = useIdentity();
  // The public answer stays on the page while the user's own is loading.
  const answer = usePersonalCall('catalogue.products.detail', id === undefined ? null : { params: { id } }, {
    keepPreviousData: true,
  });
  const course = answer.data?.data.id === id ? answer.data?.data : undefined;
  const asked = `${String(id)} ${identity}`;
  // Still known while it is read again, such as in another language: a form that is being filled in stays.
  const [lastKnown, setLastKnown] = useState<string>();
  const isAnswered = !answer.isLoading && answer.error === undefined;
  const known = isAnswered || lastKnown === asked ? asked : undefined;
  if (known !== lastKnown) setLastKnown(known);
  const isPersonKnown = !isUser || known !== undefined;
  const isOwn = isUser && isPersonKnown;
  return {
    course,
    enrolled: isOwn && (course?.enrolled ?? false),
    canReview: isOwn && (course?.can_review ?? false),
    // Both are missing in answers that a device saved under an earlier release.
    reviewNeeds: isOwn ? (course?.review_needs ?? null) : null,
    ownReview: isOwn ? (course?.own_review ?? null) : null,
    isPersonKnown,
    error: course === undefined || !isPersonKnown ? answer.error : undefined,
    reload: async () => {
      await answer.mutate();
    },
  };
}
