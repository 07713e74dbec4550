import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { progressRows } from './CourseProgressRow.fixtures.ts';
import { CourseProgressList, CourseProgressListSkeleton } from './CourseProgressRow.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CourseProgressList> = {
  title: 'Learning/CourseProgressList',
  component: CourseProgressList,
  args: {
    courses: progressRows,
  },
};
export default meta;

type Story = StoryObj<typeof CourseProgressList>;

export const Courses: Story = {};

const russian = {
  title: 'Как сообщать плохие новости: разговор с пациентом и близкими',
  category: { hue: 'communication', label: 'Коммуникация' },
} as const;

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: { courses: progressRows.map((row) => Object.assign({}, row, russian)) },
};

/** Nothing is tracked, and nothing dated. */
export const Bare: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    courses: [
      {
        id: 110,
        title: t('Blogų žinių pranešimas: pokalbis su pacientu ir artimaisiais'),
        href: '/course/110/theory',
        category: { hue: 'communication', label: t('Komunikacija') },
        done: 0,
        total: 0,
      },
    ],
  },
};

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
        from: '2026-12-28',
        to: '2027-03-01',
        grade: { value: 10, href: '/course/1/grades' },
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
      <EmptyState title={t('Dar neturite kursų')} />
    </>
  ),
};

export const Loading: Story = { render: () => <CourseProgressListSkeleton /> };
