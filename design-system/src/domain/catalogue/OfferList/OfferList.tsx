import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { CoursePlate } from '../CoursePlate/index.ts';
import type { PlateImage } from '../CoursePlate/index.ts';
import { offerListWords } from './OfferList.words.ts';
import * as styles from './OfferList.css.ts';

/** An offer. */
export interface Offer {
  id: string;
  title: string;
  /** The language of its words, if it is not the page's. */
  lang?: string | undefined;
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

export interface OfferListProps extends RootProps<HTMLUListElement> {
  /** The offers, in order. */
  offers: readonly Offer[];
  /** The name of the list; "Offers" by default. */
  label?: string | undefined;
  /** The level of the offers' titles. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const titles = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

function Row({ offer, headingLevel }: { offer: Offer; headingLevel: keyof typeof titles }) {
  const Title = titles[headingLevel];
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
      <div className={styles.words} lang={offer.lang}>
        {offer.discount !== undefined && <Badge tone="amber">{offer.discount}</Badge>}
        <Title className={styles.title}>
          {offer.href === undefined ? (
            offer.title
          ) : (
            <Link href={offer.href} className={styles.link}>
              {offer.title}
            </Link>
          )}
        </Title>
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
export function OfferList({ offers, label, headingLevel = 3, ...root }: OfferListProps) {
  const say = useWords(offerListWords);
  if (offers.length === 0) return null;
  return (
    <ul {...root} className={styles.list} aria-label={label ?? say('label')}>
      {offers.map((offer) => (
        <Row key={offer.id} offer={offer} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}
