import { classes } from '../../../internal/classes.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './CategoryLabel.css.ts';

export interface CategoryLabelProps {
  hue: CategoryHue;
  children: string;
  /** The address of the category's courses. */
  href?: string | undefined;
  size?: 'caption' | 'small' | undefined;
}

/** A category: a ring dot and its name, in the category's colours. */
export function CategoryLabel({ hue, children, href, size = 'caption' }: CategoryLabelProps) {
  const { Link } = useMedeina();
  const className = classes(styles.label, styles.sizes[size], categoryScope[hue]);
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <Link href={href} className={classes(className, styles.link)}>
      {children}
    </Link>
  );
}
