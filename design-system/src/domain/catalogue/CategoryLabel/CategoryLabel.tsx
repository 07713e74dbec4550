import { classes } from '../../../internal/classes.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './CategoryLabel.css.ts';

export interface CategoryLabelProps {
  hue: CategoryHue;
  children: string;
  /** Leads to the courses of the category. */
  href?: string | undefined;
  size?: 'caption' | 'small' | undefined;
}

/** A field of medicine: a ring dot in its line, its name in its ink. */
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
