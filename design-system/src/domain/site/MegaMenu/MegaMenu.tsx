import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import type { PlateImage } from '../../catalogue/CoursePlate/index.ts';
import * as styles from './MegaMenu.css.ts';

/** A link of a column. */
export interface MegaMenuLink {
  label: string;
  href: string;
  /** Leads to the page that is open. */
  current?: boolean | undefined;
  /** Shows the category's dot. */
  category?: CategoryHue | undefined;
}

/** A group of links under its title. */
export interface MegaMenuColumn {
  title: string;
  links: readonly MegaMenuLink[];
  /** Two links per row, for categories. */
  wide?: boolean | undefined;
}

/** A course or page that is pointed out. */
export interface MegaMenuFeature {
  title: string;
  /** One line, such as a date and the places left. */
  text?: string | undefined;
  href: string;
  category: CategoryHue;
  /** The course's id, which determines the crop of the pattern. */
  seed: string | number;
  image?: PlateImage | undefined;
}

/** Up to three columns: links by audience, the categories, one course. */
export interface MegaMenuContent {
  columns: readonly MegaMenuColumn[];
  feature?: MegaMenuFeature | undefined;
}

export interface MegaMenuProps extends RootProps<HTMLDivElement> {
  /** The groups of links, from left to right. */
  columns: readonly MegaMenuColumn[];
  /** What is pointed out, as the last column. */
  feature?: MegaMenuFeature | undefined;
  /** The level of the columns' titles. */
  headingLevel?: 2 | 3 | undefined;
  /** A link was followed. */
  onLeave?: (() => void) | undefined;
}

/** The panel of the desktop navigation, which the header opens and closes. */
export function MegaMenu({ columns, feature, headingLevel = 2, onLeave, ...root }: MegaMenuProps) {
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  const { Link } = useMedeina();
  return (
    <div {...root} className={styles.panel}>
      {columns.map((column) => (
        <section
          key={column.title}
          className={classes(styles.column, column.wide === true && styles.wideColumn)}
        >
          <Title className={styles.title}>{column.title}</Title>
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
