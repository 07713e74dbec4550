import { loginPath } from '@medeina/contract';
import type { CourseDetail, Product } from '@medeina/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useCourseEnvironment } from '../../../data/auth/courseEnvironment.ts';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { offerPath } from '../../../data/content/offer.ts';
import { useAct } from '../../../data/hooks.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { useIsUser } from '../../../session/hooks.ts';
import { CallError } from '../../../session/transport.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { useNavigateWhileHere } from '../../../shell/useNavigateWhileHere.ts';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { rememberIntent, takeIntent, type Wish } from './enrolIntent.ts';

/** What one pays for a product now, in euros. */
export function payable(product: Product): number {
  return product.special?.price ?? product.price;
}

/** Whether there is a seat; a product without a limit always has one. */
export function hasSeat(product: Product): boolean {
  return product.seats_left === null || product.seats_left > 0;
}

/** Whether the server says that the course's environment has to be joined first. */
export function needsAccountElsewhere(error: unknown): boolean {
  return error instanceof CallError && error.code === 'environment_account_needed';
}

/** Something wanted of a course, through one of its products. */
export interface Wanted {
  readonly wish: Wish;
  readonly product: number | undefined;
}

export interface Enrolling {
  /**
   * Does what is wanted. Who is not logged in is sent to log in, who has no account in the course's environment is asked
   * for it; both go on afterwards.
   */
  readonly take: (wanted: Wanted) => void;
  readonly isBusy: boolean;
  /** The person has no account in the course's environment. */
  readonly isMissing: boolean;
  /** What waits for an account in the course's environment: the question is open. */
  readonly waiting: Wanted | undefined;
  readonly ask: (wanted: Wanted | undefined) => void;
  /** Goes on without asking for an account. */
  readonly goOn: (wanted: Wanted) => void;
  /** The product to put into the cart now. */
  readonly due: number | undefined;
  readonly forgetDue: () => void;
  /** The person's account in the course's environment. */
  readonly accountId: string | null;
}

/** The page of a course with one of its products chosen. */
export function choicePath(course: number, product: number | undefined): string {
  return product === undefined ? aboutPath(course) : `${aboutPath(course)}?product_id=${String(product)}`;
}

/** Starts a free course. */
function useStart(
  { id, environment }: Pick<CourseDetail, 'environment' | 'id'>,
  ask: (wanted: Wanted) => void,
) {
  const intl = useIntl();
  const navigate = useNavigateWhileHere();
  const act = useAct();
  const { show } = useAlerts();
  const tellFailure = useTellFailure();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);

  const start = useCallback(
    async (product: number | undefined) => {
      setBusy(true);
      try {
        await act(
          'learning.enrol',
          { params: { id }, body: product === undefined ? {} : { product_id: product } },
          { quiet: true },
        );
        await mutate(
          (key) =>
            Array.isArray(key) &&
            (key[0] === 'catalogue.products.detail' || String(key[0]).startsWith('learning.')),
        );
        show({ type: 'success', subject: intl.formatMessage({ id: 'catalogue.buy.started' }) });
        await navigate(coursePath({ id, environment }));
      } catch (error) {
        if (needsAccountElsewhere(error)) ask({ wish: 'start', product });
        else tellFailure(error, intl.formatMessage({ id: 'catalogue.buy.failed' }));
      } finally {
        setBusy(false);
      }
    },
    [act, ask, environment, id, intl, mutate, navigate, show, tellFailure],
  );
  return { start, isBusy };
}

/** Starting a course, asking for it or buying it, and going on with that after a login or a link. */
export function useEnrol(
  { id, environment }: Pick<CourseDetail, 'environment' | 'id'>,
  isPersonKnown: boolean,
  enrolled: boolean,
): Enrolling {
  const isUser = useIsUser();
  const navigate = useNavigate();
  const { isKnown, missing, accountId } = useCourseEnvironment(environment);
  const [waiting, setWaiting] = useState<Wanted>();
  const [due, setDue] = useState<number>();
  const { start, isBusy } = useStart({ id, environment }, setWaiting);
  const isMissing = missing !== undefined;

  const goOn = useCallback(
    ({ wish, product }: Wanted) => {
      if (wish === 'start') void start(product);
      else if (wish === 'offer') void navigate(offerPath(id, { product }));
      else setDue(product);
    },
    [id, navigate, start],
  );

  const take = useCallback(
    (wanted: Wanted) => {
      const { product, wish } = wanted;
      if (!isUser && wish !== 'offer') {
        rememberIntent({ course: id, product, wish, afterLink: false });
        void navigate(loginPath(choicePath(id, product)));
      } else if (isMissing) setWaiting(wanted);
      else goOn(wanted);
    },
    [goOn, id, isMissing, isUser, navigate],
  );

  // Back from the login or the link: what was begun goes on.
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isUser || !isPersonKnown || !isKnown || isTaken.current) return;
    isTaken.current = true;
    const intent = takeIntent(id);
    if (intent === undefined || (intent.afterLink && isMissing)) return;
    if (enrolled) void navigate(coursePath({ id, environment }));
    // After this round of rendering: the button shows that it is busy.
    else queueMicrotask(() => take(intent));
  }, [isUser, isPersonKnown, isKnown, isMissing, enrolled, environment, id, take, navigate]);

  return {
    take,
    isBusy,
    isMissing,
    waiting,
    ask: setWaiting,
    goOn,
    due,
    forgetDue: useCallback(() => setDue(undefined), []),
    accountId,
  };
}
