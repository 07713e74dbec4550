export { Compare, Do, Dont } from './Compare.tsx';
export { Props } from './Props.tsx';
