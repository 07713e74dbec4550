import { ButtonLink } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import { FormattedMessage } from 'react-intl';
import { useAnswerTime } from '../../data/contactDetails.ts';
import * as styles from './Faq.css.ts';

/** Where no answer was found: the way to write to us. At the foot of a page, or beside the answers. */
export const AskUs = ({ place }: { place: 'foot' | 'side' }) => {
  const soon = useAnswerTime();
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
      <ButtonLink href="/contacts" full="mobile">
        <FormattedMessage id="content.faq.ask.button" />
      </ButtonLink>
    </section>
  );
};
