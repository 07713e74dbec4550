import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../../primitives/Grid/index.ts';
import { categoryHues } from '../../../styles/category.ts';
import { Guilloche } from './Guilloche.tsx';

const meta: Meta<typeof Guilloche> = {
  title: 'Learning/Guilloche',
  component: Guilloche,
  args: { seed: 'MD-26-10442', category: 'emergency' },
  decorators: [
    (Story) => (
      <Grid columns={4} pair>
        <Story />
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Guilloche>;

export const Certificate: Story = {};

export const NotValid: Story = { args: { grey: true } };

/** Neighbouring numbers differ; each category has its colour. */
export const Series: Story = {
  render: () => (
    <>
      {categoryHues.slice(0, 8).map((category, index) => (
        <Guilloche key={category} category={category} seed={`MD-26-${String(10_442 + index)}`} />
      ))}
    </>
  ),
};

export const NoNumber: Story = { args: { seed: '' } };
