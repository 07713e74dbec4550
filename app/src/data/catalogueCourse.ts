import type { CourseDetail } from '@medeina/contract';
import { useSession } from '../session/hooks.ts';
import type { CallError } from './client.ts';
import { usePersonalCall } from './hooks.ts';

export interface CourseAnswer {
  readonly course: CourseDetail | undefined;
  /** What the course is to whoever asks: false until it is known. */
  readonly enrolled: boolean;
  readonly canReview: boolean;
  /** The person's own part has been answered, or nobody is logged in. */
  readonly isPersonKnown: boolean;
  readonly error: CallError | undefined;
  readonly reload: () => Promise<void>;
}

/** The public page of a course; for a person who is logged in also what the course is to them. */
export function useCourse(id: number | undefined): CourseAnswer {
  const session = useSession();
  // What everybody sees stays on the page while the person's own answer is on its way.
  const answer = usePersonalCall('catalogue.products.detail', id === undefined ? null : { params: { id } }, {
    keepPreviousData: true,
  });
  const course = answer.data?.data.id === id ? answer.data?.data : undefined;
  const isPersonKnown = session.status === 'guest' || (session.status === 'user' && !answer.isLoading);
  const isOwn = session.status === 'user' && isPersonKnown;
  return {
    course,
    enrolled: isOwn && (course?.enrolled ?? false),
    canReview: isOwn && (course?.can_review ?? false),
    isPersonKnown,
    error: course === undefined ? answer.error : undefined,
    reload: async () => {
      await answer.mutate();
    },
  };
}
