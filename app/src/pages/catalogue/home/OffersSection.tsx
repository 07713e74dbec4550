import { OfferList, type Offer } from '@medeina/design-system/domain/OfferList';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { useIntl } from 'react-intl';
import { hueOf } from '../../../data/catalogue/cards.ts';
import { useCall } from '../../../data/hooks.ts';
import { homeBanners } from '../../../data/content/homeBanners.ts';
import { LoadFailed } from '../../../shell/frame/LoadFailed.tsx';
import * as styles from './home.css.ts';

/** A picture's address; anything else names the category whose plate is drawn. */
const pictureOf = (image: string | null): Offer['image'] =>
  image?.startsWith('/') === true ? { source: image } : undefined;

/** Discounts that run, and the banners of the home page. Nothing where there are none. */
export function OffersSection() {
  const intl = useIntl();
  const discounts = useCall('content.discounts', {});
  const banners = useCall('content.banners', homeBanners);
  const title = intl.formatMessage({ id: 'catalogue.home.offers' });
  const failed = [discounts, banners].find(({ data, error }) => data === undefined && error !== undefined);
  const discounted = (discounts.data?.data ?? []).map((one): Offer => ({
    id: `discount-${String(one.id)}`,
    title: one.title,
    text: one.description ?? undefined,
    discount:
      one.discount === 0
        ? undefined
        : intl.formatMessage({ id: 'catalogue.discount' }, { percent: one.discount }),
    href: one.link ?? undefined,
    action: one.link_text ?? undefined,
    category: hueOf(one.image ?? ''),
    image: pictureOf(one.image),
  }));
  const announced = (banners.data?.data ?? []).map((one): Offer => ({
    id: `banner-${String(one.id)}`,
    title: one.title,
    text: one.text ?? undefined,
    href: one.link ?? undefined,
    action: one.link_text ?? undefined,
    category: hueOf(one.image ?? ''),
    image: pictureOf(one.image),
  }));
  if (discounted.length + announced.length === 0 && failed === undefined) return null;
  return (
    <Band as="section" block="section">
      <div className={styles.head}>
        <Heading level={2}>{title}</Heading>
      </div>
      {/* Apart, each as many a row as it has: one list of both would end in a hole. */}
      <OfferList label={intl.formatMessage({ id: 'catalogue.home.discounts' })} offers={discounted} />
      <OfferList offers={announced} />
      {failed?.error !== undefined && (
        <LoadFailed error={failed.error} onRetry={() => void failed.mutate()} />
      )}
    </Band>
  );
}
