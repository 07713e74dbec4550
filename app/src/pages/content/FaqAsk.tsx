import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import { Phone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { telephoneHref, useAnswerTime, useContactDetails } from '../../data/content/contactDetails.ts';
import * as styles from './Faq.css.ts';

/** The link to the contact form: at the foot of a page, with our telephone number, or beside the answers. */
export function AskUs({ place }: { place: 'foot' | 'side' }) {
  const soon = useAnswerTime();
  const phone = useContactDetails()?.phone ?? null;
  return (
    <section className={place === 'foot' ? styles.askFoot : styles.askSide} aria-labelledby="ask">
      <div className={styles.askWords}>
        <Heading id="ask" level={2} size={place === 'foot' ? 'h3' : 'h4'}>
          <FormattedMessage id="content.faq.ask" />
        </Heading>
        <Text size={place === 'foot' ? 'body' : 'small'} tone="muted">
          {soon ?? <FormattedMessage id="content.faq.ask.text" />}
        </Text>
      </div>
      <div className={styles.askWays}>
        <ButtonLink href="/contacts" full="mobile">
          <FormattedMessage id="content.faq.ask.button" />
        </ButtonLink>
        {place === 'foot' && phone !== null && (
          <ButtonLink href={telephoneHref(phone)} variant="outline" icon={Phone} full="mobile">
            {phone}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
