import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { LearningNavigation } from './LearningNavigation.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof LearningNavigation> = {
  title: 'Learning/LearningNavigation',
  component: LearningNavigation,
  args: {
    previous: { title: t('Paspaudimai ir ventiliacija'), href: '/2' },
    next: { title: t('Kvėpavimo takai ir kapnografija'), href: '/4' },
  },
};
export default meta;

type Story = StoryObj<typeof LearningNavigation>;

export const Both: Story = {};
export const First: Story = { args: { previous: undefined } };
export const Last: Story = { args: { next: undefined } };
export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    previous: { title: longWords.lt, href: '/2' },
    next: { title: longWords.ru, href: '/4' },
  },
};
export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: {
    previous: { title: 'Компрессии и вентиляция', href: '/2' },
    next: { title: 'Дыхательные пути и капнография', href: '/4' },
  },
};
