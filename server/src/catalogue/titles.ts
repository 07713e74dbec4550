export { titleOfCourse, titleOfProduct } from './titles-store.ts';
