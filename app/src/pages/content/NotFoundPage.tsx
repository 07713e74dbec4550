import { NotFound } from '../../shell/ErrorPages.tsx';

export const Page = NotFound;
