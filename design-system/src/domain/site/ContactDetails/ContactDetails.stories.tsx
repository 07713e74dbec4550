import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { longWords } from '../../../internal/words.fixtures.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof ContactDetails> = {
  title: 'Site/ContactDetails',
  component: ContactDetails,
  args: {
    details: [
      { icon: Phone, label: t('Telefonas'), value: '+370 5 200 11 22', href: 'tel:+37052001122' },
      {
        icon: Mail,
        label: t('El. paštas'),
        value: 'labas@medeina.example',
        href: 'mailto:labas@medeina.example',
      },
      {
        icon: MapPin,
        label: t('Adresas'),
        value: t('Pavyzdžio g. 14, Vilnius'),
        note: t('Centras „Rievė“'),
      },
      { icon: Clock, label: t('Darbo laikas'), value: t('Darbo dienomis nuo 8 iki 17 val.') },
    ],
  },
  argTypes: { details: { control: false } },
};
export default meta;
type Story = StoryObj<typeof ContactDetails>;

export const Default: Story = {};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { details: [{ icon: MapPin, label: longWords.lt, value: longWords.ru, note: longWords.en }] },
};

/** Renders nothing. */
export const Empty: Story = { args: { details: [] } };
