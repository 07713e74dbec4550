import type { Meta, StoryObj } from '@storybook/react-vite';
import { Languages } from 'lucide-react';
import { longWords } from '../../../internal/words.fixtures.ts';
import { CourseFact, CourseMeta } from './CourseMeta.tsx';
import { hours } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CourseMeta> = {
  title: 'Catalogue/CourseMeta',
  component: CourseMeta,
  args: {
    format: { kind: 'hybrid', label: t('Hibridinis') },
    duration: hours(14),
    places: t('Vilnius, Kaunas'),
  },
};
export default meta;

type Story = StoryObj<typeof CourseMeta>;

export const All: Story = {};

export const Further: Story = {
  args: {
    duration: undefined,
    places: undefined,
    size: 'body',
    theory: t('Teorija 2 val. 6 min.'),
    practice: t('Praktika 2 dienos, 12 val.'),
    children: (
      <CourseFact name="language" icon={Languages}>
        {t('Lietuvių k.')}
      </CourseFact>
    ),
  },
};

export const Online: Story = {
  args: { format: { kind: 'online', label: t('Nuotolinis') }, places: undefined, size: 'body' },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { format: { kind: 'simulation', label: longWords.ru }, places: longWords.lt },
};
