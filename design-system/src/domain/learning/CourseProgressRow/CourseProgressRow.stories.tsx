import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { progressLabels, progressRows } from './CourseProgressRow.fixtures.ts';
import { CourseProgressList, CourseProgressListSkeleton } from './CourseProgressRow.tsx';

const meta: Meta<typeof CourseProgressList> = {
  title: 'Learning/CourseProgressList',
  component: CourseProgressList,
  args: {
    courses: progressRows,
    labels: progressLabels,
  },
};
export default meta;

type Story = StoryObj<typeof CourseProgressList>;

export const Courses: Story = {};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    courses: [
      {
        id: 1,
        title: `${longWords.ru} ${longWords.lt} ${longWords.en}`,
        lang: 'ru',
        href: '/course/1/theory',
        category: { hue: 'imaging', label: longWords.ru },
        done: 1127,
        total: 2127,
        percent: '53 %',
        count: '1 127 из 2 127',
        date: 'до 2027-03-01',
        grade: { value: '10', href: '/course/1/grades' },
      },
    ],
  },
};

/** The list renders nothing; the page shows an empty state. */
export const Empty: Story = {
  args: { courses: [] },
  render: (args) => (
    <>
      <CourseProgressList {...args} />
      <EmptyState title="Dar neturite kursų" />
    </>
  ),
};

export const Loading: Story = { render: () => <CourseProgressListSkeleton label="Kursai kraunami" /> };
