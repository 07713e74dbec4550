import { ContactDetails } from '@medeina/design-system/domain/ContactDetails';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Text } from '@medeina/design-system/primitives/Text';
import { Mail, MapPin, Phone, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHead } from '../../shell/head.tsx';
import { ContactForm } from './ContactForm.tsx';
import * as styles from './ContactColumns.css.ts';

export interface ContactColumnsProps {
  readonly path: '/contacts' | '/help/contacts';
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  /** More words between the lead and the details. */
  readonly children?: ReactNode;
  readonly hasPhone?: boolean;
}

/** How to reach us beside the form to write to us. */
export function ContactColumns({
  path,
  title,
  lead,
  description,
  children,
  hasPhone = false,
}: ContactColumnsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `content.contacts.${id}` });
  useHead({ title, description, canonical: path });
  return (
    <Band block="page">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted" measure="lead">
            {lead}
          </Text>
          {children}
          <ContactDetails
            details={[
              {
                icon: Phone,
                label: text('phone'),
                value: '+370 5 200 11 22',
                href: 'tel:+37052001122',
                note: text('hours'),
              },
              {
                icon: Mail,
                label: text('email'),
                value: 'labas@medeina.example',
                href: 'mailto:labas@medeina.example',
                note: text('email.note'),
              },
              {
                icon: MapPin,
                label: text('address'),
                value: text('address.value'),
                note: text('address.note'),
              },
              { icon: UsersRound, label: text('practice'), value: text('practice.value') },
            ]}
          />
        </div>
        <div className={styles.form}>
          <Heading level={2} size="h3">
            {text('form')}
          </Heading>
          <ContactForm
            label={text('form')}
            hasPhone={hasPhone}
            hint={text(hasPhone ? 'hint.help' : 'hint')}
            submit={text('submit')}
            done={{ subject: text('done') }}
          />
        </div>
      </div>
    </Band>
  );
}
