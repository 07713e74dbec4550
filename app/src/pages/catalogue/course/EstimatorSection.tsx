import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { lazy, Suspense, useSyncExternalStore } from 'react';

/** Brings the slider along, which courses for institutions alone have. */
const EstimatorForm = lazy(() => import('./EstimatorForm.tsx'));

const never = () => () => undefined;

/** What a subscription for a whole institution costs: reckoned in the browser, so the server draws its place alone. */
export function EstimatorSection({ courseId }: { readonly courseId: number }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = <Skeleton shape="plate" />;
  return isHydrated ? (
    <Suspense fallback={place}>
      <EstimatorForm courseId={courseId} />
    </Suspense>
  ) : (
    place
  );
}
