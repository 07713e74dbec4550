import { NotFound } from '../../shell/frame/ErrorPages.tsx';

export const Page = NotFound;
