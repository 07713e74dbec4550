import { classes } from '../../../internal/classes.ts';
import { anyRef } from '../../../internal/root.ts';
import type { RootProps } from '../../../internal/root.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import * as styles from './CategoryLabel.css.ts';

export interface CategoryLabelProps extends RootProps {
  /** The colours of the category. */
  hue: CategoryHue;
  /** The name of the category. */
  children: string;
  /** The address of the category's courses. */
  href?: string | undefined;
  /** The size of the words. */
  size?: 'caption' | 'small' | undefined;
}

/** A category: a ring dot and its name, in the category's colours. */
export function CategoryLabel({ hue, children, href, size = 'caption', ref, ...root }: CategoryLabelProps) {
  const { Link } = useMedeina();
  const className = classes(styles.label, styles.sizes[size], categoryScope[hue]);
  if (href === undefined)
    return (
      <span {...root} ref={anyRef(ref)} className={className}>
        {children}
      </span>
    );
  return (
    <Link {...root} ref={anyRef(ref)} href={href} className={classes(className, styles.link)}>
      {children}
    </Link>
  );
}
