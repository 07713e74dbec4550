import { classes } from '../../../internal/classes.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import type { PlateImage } from '../../catalogue/CoursePlate/index.ts';
import * as styles from './MegaMenu.css.ts';

export interface MegaMenuLink {
  label: string;
  href: string;
  current?: boolean | undefined;
  /** Shows the category's dot. */
  category?: CategoryHue | undefined;
}

export interface MegaMenuColumn {
  title: string;
  links: readonly MegaMenuLink[];
  /** Two links per row, for categories. */
  wide?: boolean | undefined;
}

export interface MegaMenuFeature {
  title: string;
  /** One line, such as a date and the places left. */
  text?: string | undefined;
  href: string;
  category: CategoryHue;
  seed: string | number;
  image?: PlateImage | undefined;
}

/** Up to three columns: links by audience, the categories, one course. */
export interface MegaMenuContent {
  columns: readonly MegaMenuColumn[];
  feature?: MegaMenuFeature | undefined;
}

export interface MegaMenuProps extends MegaMenuContent {
  /** A link was followed. */
  onLeave?: (() => void) | undefined;
}

/** The panel of the desktop navigation, which the header opens and closes. */
export function MegaMenu({ columns, feature, onLeave }: MegaMenuProps) {
  const { Link } = useMedeina();
  return (
    <div className={styles.panel}>
      {columns.map((column) => (
        <section
          key={column.title}
          className={classes(styles.column, column.wide === true && styles.wideColumn)}
        >
          <h2 className={styles.title}>{column.title}</h2>
          <ul className={classes(styles.links, column.wide === true && styles.wideLinks)}>
            {column.links.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  className={classes(
                    styles.link,
                    link.category !== undefined && categoryScope[link.category],
                  )}
                  aria-current={link.current === true ? 'page' : undefined}
                  onClick={onLeave}
                >
                  {link.category !== undefined && <span className={styles.dot} />}
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {feature !== undefined && (
        <Link href={feature.href} className={styles.feature} onClick={onLeave}>
          <CoursePlate category={feature.category} seed={feature.seed} ratio="wide" image={feature.image} />
          <b className={styles.featureTitle}>{feature.title}</b>
          {feature.text !== undefined && <span className={styles.featureText}>{feature.text}</span>}
        </Link>
      )}
    </div>
  );
}
