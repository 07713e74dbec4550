import { MedeinaAlerts } from './AlertsElement.tsx';
import { MedeinaCalendar } from './CalendarElement.tsx';
import { MedeinaCourseCard } from './CourseCardElement.tsx';
import { MedeinaCourseList } from './CourseListElement.tsx';
import { MedeinaEstimator } from './EstimatorElement.tsx';
import { define } from './MedeinaElement.tsx';
import { MedeinaQr } from './QrElement.tsx';
import { MedeinaReviews } from './ReviewsElement.tsx';
import type { MedeinaEventMap, MedeinaInJsx } from './attributes.ts';

define('medeina-alerts', MedeinaAlerts);
define('medeina-calendar', MedeinaCalendar);
define('medeina-course-card', MedeinaCourseCard);
define('medeina-course-list', MedeinaCourseList);
define('medeina-estimator', MedeinaEstimator);
define('medeina-qr', MedeinaQr);
define('medeina-reviews', MedeinaReviews);

declare global {
  interface HTMLElementTagNameMap {
    'medeina-alerts': MedeinaAlerts;
    'medeina-calendar': MedeinaCalendar;
    'medeina-course-card': MedeinaCourseCard;
    'medeina-course-list': MedeinaCourseList;
    'medeina-estimator': MedeinaEstimator;
    'medeina-qr': MedeinaQr;
    'medeina-reviews': MedeinaReviews;
  }
  // They bubble: elements, the document and the window hear them.
  interface GlobalEventHandlersEventMap extends MedeinaEventMap {}
}

declare module 'react' {
  // React's types are extended by their namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements extends MedeinaInJsx {}
  }
}

export {
  MedeinaAlerts,
  MedeinaCalendar,
  MedeinaCourseCard,
  MedeinaCourseList,
  MedeinaEstimator,
  MedeinaQr,
  MedeinaReviews,
};
export type { MedeinaEvents } from './MedeinaElement.tsx';
export type { MedeinaAttributes } from './attributes.ts';
