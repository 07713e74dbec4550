import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { courses, longCourse } from '../../support/courses.fixtures.ts';
import { CourseGrid, CourseGridSkeleton } from './CourseGrid.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const hearts = courses.map((course, place) => ({
  ...course,
  favourite: {
    on: place === 1,
    label: t('Mėgstamas: {title}', { title: course.title }),
    onToggle: () => undefined,
  },
}));

const meta: Meta<typeof CourseGrid> = {
  title: 'Catalogue/CourseGrid',
  component: CourseGrid,
  args: { courses: hearts, label: t('Kursai') },
};
export default meta;

type Story = StoryObj<typeof CourseGrid>;

export const FourInRow: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: t('Kursai') });
    await expect(within(list).getAllByRole('article')).toHaveLength(courses.length);
  },
};

/** Beside the filters. */
export const ThreeInRow: Story = { args: { columns: 3 } };

export const One: Story = { args: { courses: hearts.slice(0, 1) } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { courses: [longCourse, ...hearts.slice(0, 3)] },
};

/** The filters have changed and the results are loading. */
export const Stale: Story = { args: { stale: true, courses: hearts.slice(0, 4) } };

/** The list renders nothing; the page shows an empty state. */
export const Empty: Story = {
  args: { courses: [] },
  render: (args) => (
    <>
      <CourseGrid {...args} />
      <EmptyState title={t('Nieko nerasta')} />
    </>
  ),
};

export const Loading: Story = { render: () => <CourseGridSkeleton label={t('Kursai kraunami')} count={8} /> };
