import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { CourseMeta } from './CourseMeta.tsx';
import { hours } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CourseMeta> = {
  title: 'Catalogue/CourseMeta',
  component: CourseMeta,
  args: {
    format: { kind: 'hybrid', label: t('Hibridinis') },
    duration: hours(14),
    places: t('Vilnius, Kaunas'),
    language: t('Lietuvių k.'),
  },
};
export default meta;

type Story = StoryObj<typeof CourseMeta>;

export const All: Story = {};

/** On the page of a course. */
export const Parts: Story = {
  args: {
    duration: undefined,
    theory: t('Teorija 2 val. 6 min.'),
    practice: t('Praktika 2 dienos, 12 val.'),
    certificate: t('Sertifikatas 2 metams'),
    development: t('14 kvalifikacijos tobulinimo val.'),
    places: undefined,
    size: 'body',
  },
};

export const Online: Story = {
  args: { format: { kind: 'online', label: t('Nuotolinis') }, places: undefined, size: 'body' },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { format: { kind: 'simulation', label: longWords.ru }, places: longWords.lt },
};
