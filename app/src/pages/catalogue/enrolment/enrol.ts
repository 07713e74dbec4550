import { loginPath } from '@medeina/contract';
import type { CourseDetail, Product } from '@medeina/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { aboutPath } from '../../../data/catalogue/cards.ts';
import { useAct } from '../../../data/hooks.ts';
import { coursePath } from '../../../data/learning/coursePath.ts';
import { useIsUser } from '../../../session/hooks.ts';
import { useAlerts } from '../../../shell/alerts.tsx';
import { useTellFailure } from '../../../shell/useTellFailure.ts';
import { rememberIntent, takeIntent } from './enrolIntent.ts';

/** What one pays for a product now, in euros. */
export function payable(product: Product): number {
  return product.special?.price ?? product.price;
}

/** Whether there is a seat; a product without a limit always has one. */
export function hasSeat(product: Product): boolean {
  return product.seats_left === null || product.seats_left > 0;
}

export interface Enrolling {
  /** Starts the course with this product; who is not logged in is sent to log in and comes back to it. */
  readonly start: (product: number | undefined) => void;
  readonly isBusy: boolean;
}

/** Starting a free course, and going on with it after a login. */
export function useEnrol(
  course: CourseDetail | undefined,
  isPersonKnown: boolean,
  enrolled: boolean,
): Enrolling {
  const intl = useIntl();
  const isUser = useIsUser();
  const navigate = useNavigate();
  const act = useAct();
  const { show } = useAlerts();
  const tellFailure = useTellFailure();
  const { mutate } = useSWRConfig();
  const [isBusy, setBusy] = useState(false);
  const id = course?.id;

  const enrol = useCallback(
    async (product: number | undefined) => {
      if (id === undefined) return;
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
        await navigate(coursePath(id));
      } catch (error) {
        tellFailure(error, intl.formatMessage({ id: 'catalogue.buy.failed' }));
      } finally {
        setBusy(false);
      }
    },
    [act, id, intl, mutate, navigate, show, tellFailure],
  );

  const start = useCallback(
    (product: number | undefined) => {
      if (id === undefined) return;
      if (isUser) {
        void enrol(product);
        return;
      }
      rememberIntent({ course: id, product });
      const place = product === undefined ? aboutPath(id) : `${aboutPath(id)}?product_id=${String(product)}`;
      void navigate(loginPath(place));
    },
    [enrol, id, navigate, isUser],
  );

  // Back from the login: what was begun goes on.
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isUser || !isPersonKnown || id === undefined || isTaken.current) return;
    isTaken.current = true;
    const intent = takeIntent(id);
    if (intent === undefined) return;
    if (enrolled) void navigate(coursePath(id));
    // After this round of rendering: the button shows that it is busy.
    else queueMicrotask(() => void enrol(intent.product));
  }, [isUser, isPersonKnown, enrolled, id, enrol, navigate]);

  return { start, isBusy };
}
