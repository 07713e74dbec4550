import type { CourseDetail, Review } from '@medeina/contract';
import { useState } from 'react';
import { useIdentity, useIsUser } from '../../session/hooks.ts';
import type { CallError } from '../client.ts';
import { usePersonalCall } from '../hooks.ts';

export interface CourseAnswer {
  readonly course: CourseDetail | undefined;
  /** What the course is to whoever asks: false until it is known. */
  readonly enrolled: boolean;
  readonly canReview: boolean;
  readonly ownReview: Review | null;
  /** The person's own part has been answered once, in whichever language, or nobody is known to be logged in. */
  readonly isPersonKnown: boolean;
  /** The course is not there, or the person's own part of it. */
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
}

/** The public page of a course; for a person who is logged in also what the course is to them. */
export function useCourse(id: number | undefined): CourseAnswer {
  const isUser = useIsUser();
  const identity = useIdentity();
  // What everybody sees stays on the page while the person's own answer is on its way.
  const answer = usePersonalCall('catalogue.products.detail', id === undefined ? null : { params: { id } }, {
    keepPreviousData: true,
  });
  const course = answer.data?.data.id === id ? answer.data?.data : undefined;
  const asked = `${String(id)} ${identity}`;
  // Asked once more, such as in another language, it is still known: a form that is being filled in stays.
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
    // Missing in answers that a device kept from a release before.
    ownReview: isOwn ? (course?.own_review ?? null) : null,
    isPersonKnown,
    error: course === undefined || !isPersonKnown ? answer.error : undefined,
    reload: async () => {
      await answer.mutate();
    },
  };
}
