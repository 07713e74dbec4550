import type { Meta, StoryObj } from '@storybook/react-vite';
import { categoryHues } from '../../../styles/category.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { CategoryLabel } from './CategoryLabel.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CategoryLabel> = {
  title: 'Catalogue/CategoryLabel',
  component: CategoryLabel,
  args: { hue: 'emergency', children: t('Skubioji pagalba') },
};
export default meta;

type Story = StoryObj<typeof CategoryLabel>;

export const Plain: Story = {};

export const Linked: Story = { args: { href: '/discover?category_id=61', size: 'small' } };

export const Hues: Story = {
  render: () => (
    <Stack gap={8} align="start">
      {categoryHues.map((hue) => (
        <CategoryLabel key={hue} hue={hue}>
          {hue}
        </CategoryLabel>
      ))}
    </Stack>
  ),
};
