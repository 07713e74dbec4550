import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { environmentItems, gradeCategories, gradeTotal } from './GradeTable.fixtures.ts';
import { GradeTable, GradeTableSkeleton, GradesNotAllowed } from './GradeTable.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, number, said } from '../../../internal/said.fixtures.ts';
import { gradeTableWords } from './GradeTable.words.ts';

const meta: Meta<typeof GradeTable> = {
  title: 'Learning/GradeTable',
  tags: ['changing'],
  component: GradeTable,
  args: {
    categories: gradeCategories,
    total: gradeTotal,
    defaultCollapsed: [3],
    onCollapsedChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof GradeTable>;

export const Grades: Story = {};

/** By keyboard: Enter and Space toggle a category; the focus stays on its button. */
export const Opening: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const theory = canvas.getByRole('button', {
      name: said(gradeTableWords, 'parts', { name: t('Teorija') }),
    });
    await userEvent.tab();
    await expect(theory).toHaveFocus();
    await expect(theory).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(t('Paspaudimai ir ventiliacija'))).toBeNull();
    await expect(theory).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(t('Paspaudimai ir ventiliacija'))).toBeVisible();
    await expect(canvas.queryByText(t('Praktinis egzaminas'))).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: containing(t('Praktika simuliacijų kambaryje')) }),
    );
    await expect(canvas.getByText(t('Praktinis egzaminas'))).toBeVisible();
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith([]);
  },
};

const thousands = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: t('Klausimas {number}', { number: index + 1 }),
  weight: 0,
  grade: 9,
  percentage: 90,
  contribution: 0,
}));

/** 10,000 rows, a hundred at a time; the focus moves to the first new one, and the course total always shows. */
export const TenThousand: Story = {
  tags: ['!dev', '!autodocs'],
  args: { categories: [{ id: 1, name: t('Klausimų bankas'), weight: 100, items: thousands }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('Klausimas {number}', { number: 99 }))).toBeVisible();
    await expect(canvas.queryByText(t('Klausimas {number}', { number: 100 }))).toBeNull();
    await expect(canvas.getByText(said(gradeTableWords, 'courseTotal'))).toBeVisible();
    canvas
      .getByRole('button', { name: containing(said(gradeTableWords, 'more', { next: 100, hidden: 9901 })) })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(t('Klausimas {number}', { number: 100 })).closest('tr')).toHaveFocus();
  },
};

/** As an environment sends them: scales of their own, a pass mark, a total without a name. */
export const Environment: Story = {
  args: {
    categories: [],
    items: environmentItems,
    total: { grade: 88.2, max: 100, percentage: 88.2, passed: true },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(said(gradeTableWords, 'ofMax', { grade: number(85.5), max: number(100) })),
    ).toBeVisible();
    await expect(canvas.getByRole('img', { name: said(gradeTableWords, 'failed') })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: said(gradeTableWords, 'courseTotal') })).toBeVisible();
  },
};

/** The host keeps what is collapsed. */
export const Controlled: Story = {
  args: { collapsed: [1, 2], defaultCollapsed: undefined },
  play: async ({ args, canvasElement }) => {
    const theory = within(canvasElement).getByRole('button', {
      name: said(gradeTableWords, 'parts', { name: t('Teorija') }),
    });
    await userEvent.click(theory);
    await expect(args.onCollapsedChange).toHaveBeenCalledWith([2]);
    await expect(theory).toHaveAttribute('aria-expanded', 'false');
  },
};

/** On paper: ink on white, every part open, no buttons; a part's heading stays with its first row. */
export const Printed: Story = { tags: ['print'], args: { defaultCollapsed: [1, 2, 3] } };

/** No category, no total. */
export const Flat: Story = {
  args: { categories: [], items: gradeCategories[0]?.items, total: undefined },
};

export const Nothing: Story = { tags: ['!dev', '!autodocs'], args: { categories: [], total: undefined } };

export const NotAllowed: Story = {
  render: () => (
    <GradesNotAllowed backHref="/course/101/theory">
      {t('Rezultatą sužinosite iš dėstytojo.')}
    </GradesNotAllowed>
  ),
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    categories: [
      {
        id: 1,
        name: `${longWords.lt} ${longWords.ru}`,
        note: sentences.ru,
        weight: 100,
        grade: 10,
        percentage: 100,
        contribution: 10,
        categories: [
          {
            id: 2,
            name: longWords.ru,
            categories: [
              {
                id: 3,
                name: longWords.lt,
                categories: [
                  {
                    id: 4,
                    name: longWords.en,
                    items: [{ id: 5, name: longWords.ru, feedback: sentences.ru }],
                  },
                ],
              },
            ],
          },
        ],
        total: { name: longWords.ru, grade: 10 },
      },
    ],
  },
};

export const Loading: Story = { render: () => <GradeTableSkeleton /> };
