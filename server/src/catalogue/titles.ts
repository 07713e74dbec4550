export { titlesOf } from './foreign-facts-store.ts';
export { titleOfCourse, titleOfProduct } from './titles-store.ts';
