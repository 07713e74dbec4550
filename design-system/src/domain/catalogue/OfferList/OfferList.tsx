import { Badge } from '../../../primitives/Badge/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CoursePlate } from '../CoursePlate/index.ts';
import type { PlateImage } from '../CoursePlate/index.ts';
import * as styles from './OfferList.css.ts';

export interface Offer {
  id: string;
  title: string;
  /** A sentence. */
  text?: string | undefined;
  /** "−22 %", as on a card. */
  discount?: string | undefined;
  /** The address of the row; without it the row is no link. */
  href?: string | undefined;
  /** The words of the link: "Pick a date". */
  action?: string | undefined;
  /** The pattern of its plate, also if the picture fails to load. */
  category: CategoryHue;
  image?: PlateImage | undefined;
}

export interface OfferListProps {
  offers: readonly Offer[];
  /** The name of the list, for screen readers. */
  label: string;
}

function Row({ offer }: { offer: Offer }) {
  const { Link } = useMedeina();
  return (
    <li className={styles.row}>
      <span className={styles.plate}>
        <CoursePlate
          category={offer.category}
          seed={offer.id}
          scale="thumbnail"
          ratio="square"
          image={offer.image}
        />
      </span>
      <div className={styles.words}>
        {offer.discount !== undefined && <Badge tone="amber">{offer.discount}</Badge>}
        <h3 className={styles.title}>
          {offer.href === undefined ? (
            offer.title
          ) : (
            <Link href={offer.href} className={styles.link}>
              {offer.title}
            </Link>
          )}
        </h3>
        {offer.text !== undefined && <p className={styles.text}>{offer.text}</p>}
        {offer.href !== undefined && offer.action !== undefined && (
          // The row is already one link, named by its title.
          <span className={styles.action} aria-hidden="true">
            {offer.action}
          </span>
        )}
      </div>
    </li>
  );
}

/** Current offers, as ruled rows. Renders nothing without any. */
export function OfferList({ offers, label }: OfferListProps) {
  if (offers.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {offers.map((offer) => (
        <Row key={offer.id} offer={offer} />
      ))}
    </ul>
  );
}
