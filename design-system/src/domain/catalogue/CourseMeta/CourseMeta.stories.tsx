import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { CourseMeta } from './CourseMeta.tsx';

const meta: Meta<typeof CourseMeta> = {
  title: 'Catalogue/CourseMeta',
  component: CourseMeta,
  args: {
    format: { kind: 'hybrid', label: 'Hibridinis' },
    duration: '14 val.',
    places: 'Vilnius, Kaunas',
    language: 'Lietuvių k.',
  },
};
export default meta;

type Story = StoryObj<typeof CourseMeta>;

export const All: Story = {};

export const Online: Story = {
  args: { format: { kind: 'online', label: 'Nuotolinis' }, places: undefined, size: 'body' },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { format: { kind: 'simulation', label: longWords.ru }, places: longWords.lt },
};
