export { Compare, Do, Dont } from './Compare.tsx';
export { Props } from './Props.tsx';
export { ElementTables } from './ElementTables.tsx';
export { ThemeTrial } from './ThemeTrial.tsx';
