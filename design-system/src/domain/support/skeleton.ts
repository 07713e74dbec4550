import type { RootProps } from '../../internal/root.ts';

/** What stands for a component while it loads. */
export interface SkeletonProps extends RootProps<HTMLDivElement> {
  /** What is loading, in place of "Loading". */
  label?: string | undefined;
}
