import { MedeinaCourseCard } from './CourseCardElement.tsx';
import { MedeinaCourseList } from './CourseListElement.tsx';
import { MedeinaEstimator } from './EstimatorElement.tsx';
import { define } from './MedeinaElement.tsx';
import { MedeinaReviews } from './ReviewsElement.tsx';

define('medeina-course-card', MedeinaCourseCard);
define('medeina-course-list', MedeinaCourseList);
define('medeina-estimator', MedeinaEstimator);
define('medeina-reviews', MedeinaReviews);

declare global {
  interface HTMLElementTagNameMap {
    'medeina-course-card': MedeinaCourseCard;
    'medeina-course-list': MedeinaCourseList;
    'medeina-estimator': MedeinaEstimator;
    'medeina-reviews': MedeinaReviews;
  }
}

export { MedeinaCourseCard, MedeinaCourseList, MedeinaEstimator, MedeinaReviews };
export type { MedeinaEvents } from './MedeinaElement.tsx';
