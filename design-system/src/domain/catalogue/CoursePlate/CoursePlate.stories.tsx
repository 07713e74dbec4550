import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { categoryHues } from '../../../styles/category.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { photo } from '../../support/courses.fixtures.ts';
import { CoursePlate } from './CoursePlate.tsx';

const meta: Meta<typeof CoursePlate> = { title: 'Catalogue/CoursePlate', component: CoursePlate };
export default meta;

type Story = StoryObj<typeof CoursePlate>;

/** The whole pattern of each category. */
export const Categories: Story = {
  render: () => (
    <Grid columns={4} pair>
      {categoryHues.map((category) => (
        <CoursePlate key={category} category={category} />
      ))}
    </Grid>
  ),
};

/** Courses of one category differ by their crop. */
export const Variations: Story = {
  render: () => (
    <Grid columns={4} pair>
      {categoryHues.flatMap((category) =>
        [1, 2].map((seed) => <CoursePlate key={`${category}${seed}`} category={category} seed={seed} />),
      )}
    </Grid>
  ),
};

/** A photo instead of the pattern. */
export const Photo: Story = {
  args: { category: 'nursing', seed: 1, image: { source: photo }, ratio: 'wide' },
};

/** If the photo fails to load, the pattern shows. */
export const MissingPhoto: Story = {
  tags: ['!dev', '!autodocs'],
  args: { category: 'nursing', seed: 1, image: { source: 'data:,' }, ratio: 'wide' },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await expect(canvasElement.querySelector('img')).toBeNull();
      await expect(canvasElement.querySelector('use')).not.toBeNull();
    });
  },
};

/** Small plates take a tighter crop. */
export const Thumbnail: Story = {
  args: { category: 'cardiology', seed: 7, scale: 'thumbnail', ratio: 'square' },
  decorators: [(Story) => <Grid columns={4}>{<Story />}</Grid>],
};
