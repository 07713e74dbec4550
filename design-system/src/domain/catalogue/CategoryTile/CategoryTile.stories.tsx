import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { CategoryGrid, CategoryGridSkeleton } from './CategoryTile.tsx';
import { categories } from './CategoryTile.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CategoryGrid> = {
  title: 'Catalogue/CategoryTile',
  component: CategoryGrid,
  args: { categories, label: t('Kryptys') },
};
export default meta;

type Story = StoryObj<typeof CategoryGrid>;

export const Categories: Story = {};

/** A category without courses. */
export const Zero: Story = {
  args: {
    categories: categories
      .slice(0, 4)
      .map(({ hue, href, name }) => ({ hue, href, name, count: t('0 kursų') })),
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { categories: categories.slice(0, 4).map(({ hue, href }) => ({ hue, href, name: longWords.ru })) },
};

/** Renders nothing. */
export const Empty: Story = { args: { categories: [] } };

export const Loading: Story = { render: () => <CategoryGridSkeleton /> };
