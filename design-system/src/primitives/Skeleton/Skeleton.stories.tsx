import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  args: { shape: 'text' },
  argTypes: { shape: { control: 'select', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Card: Story = {
  render: () => (
    <Grid columns={3} aria-busy="true">
      {[1, 2, 3].map((card) => (
        <Stack key={card} gap={8}>
          <Skeleton shape="plate" />
          <Skeleton shape="caption" width="third" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </Stack>
      ))}
    </Grid>
  ),
};
