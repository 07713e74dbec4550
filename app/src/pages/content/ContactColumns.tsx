import { type ContactDetail, ContactDetails } from '@medeina/design-system/domain/ContactDetails';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Text } from '@medeina/design-system/primitives/Text';
import { Mail, MapPin, Phone, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useConfig } from '../../data/config.ts';
import { mailHref, telephoneHref, useContactDetails } from '../../data/content/contactDetails.ts';
import { useHead } from '../../shell/head.tsx';
import { organisation } from '../../shell/structured.ts';
import * as styles from './ContactColumns.css.ts';

export interface ContactColumnsProps {
  readonly path: '/contacts' | '/help/contacts';
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  /** More words between the lead and the details. */
  readonly children?: ReactNode;
  /** The form to write to us. */
  readonly form: ReactNode;
}

/** How to reach us, as far as the operator has entered it. */
function Details() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `content.contacts.${id}` });
  const known = useContactDetails();
  if (known === undefined) return null;
  const { phone, hours, email, answer_time: answerTime, address, practice_places: places } = known;
  const details: ContactDetail[] = [];
  if (phone !== null) {
    details.push({
      icon: Phone,
      label: text('phone'),
      value: phone,
      href: telephoneHref(phone),
      note: hours === null ? undefined : intl.formatMessage({ id: 'content.contacts.hours' }, { hours }),
    });
  }
  if (email !== null) {
    details.push({
      icon: Mail,
      label: text('email'),
      value: email,
      href: mailHref(email),
      note: answerTime ?? undefined,
    });
  }
  if (address !== null) {
    const { street, postal_code: code, city, note } = address;
    const town = code === null ? city : `${code} ${city}`;
    details.push({
      icon: MapPin,
      label: text('address'),
      value: `${street}, ${town}`,
      note: note ?? undefined,
    });
  }
  if (places.length > 0)
    details.push({ icon: UsersRound, label: text('practice'), value: places.join(', ') });
  return <ContactDetails details={details} />;
}

/** How to reach us beside the form to write to us. */
export function ContactColumns({ path, title, lead, description, children, form }: ContactColumnsProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `content.contacts.${id}` });
  const { public_url: origin } = useConfig();
  const details = useContactDetails();
  useHead({
    title,
    description,
    canonical: path,
    // Read from the server's document alone: the browser needs none of its code.
    structured: import.meta.env.SSR ? organisation(origin, details) : undefined,
  });
  return (
    <Band block="page">
      <div className={styles.columns}>
        <div className={styles.intro}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted" measure="lead">
            {lead}
          </Text>
          {children}
          <Details />
        </div>
        <div className={styles.form}>
          <Heading level={2} size="h3">
            {text('form')}
          </Heading>
          {form}
        </div>
      </div>
    </Band>
  );
}
