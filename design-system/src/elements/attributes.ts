import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { MedeinaEvents } from './MedeinaElement.tsx';

interface Shared {
  lang?: string | undefined;
  theme?: 'light' | 'dark' | 'system' | undefined;
}

interface WithCourses extends Shared {
  /** The public address of the content: `https://…/api/products/12`. */
  src: string;
  /** Where courses open, as on a link. */
  target?: string | undefined;
}

/** The attributes of each element, by its tag. */
export interface MedeinaAttributes {
  'medeina-alerts': Shared;
  'medeina-calendar': WithCourses;
  'medeina-course-card': WithCourses & { layout?: 'grid' | 'row' | 'compact' | undefined };
  'medeina-course-list': WithCourses & {
    filters?: 'none' | undefined;
    'page-size'?: number | string | undefined;
  };
  'medeina-estimator': Shared & { href?: string | undefined; prices?: string | undefined };
  'medeina-qr': Shared & { href: string; label?: string | undefined };
  'medeina-reviews': WithCourses;
}

/** The events as DOM events, for `addEventListener`. */
export type MedeinaEventMap = { [Name in keyof MedeinaEvents]: CustomEvent<MedeinaEvents[Name]> };

type EventName = Extract<keyof MedeinaEvents, `medeina-${string}`>;

/** React 19 listens to custom events by `on` and their name. */
type EventProps = {
  [Name in EventName as `on${Name}`]?: ((event: CustomEvent<MedeinaEvents[Name]>) => void) | undefined;
};

/** The elements in JSX. */
export type MedeinaInJsx = {
  [Tag in keyof MedeinaAttributes]: DetailedHTMLProps<
    HTMLAttributes<HTMLElementTagNameMap[Tag]>,
    HTMLElementTagNameMap[Tag]
  > &
    MedeinaAttributes[Tag] &
    EventProps;
};
