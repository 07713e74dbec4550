import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { gradeCategories, gradeTotal } from './GradeTable.fixtures.ts';
import { GradeTable, GradeTableSkeleton, GradesNotAllowed } from './GradeTable.tsx';

const meta: Meta<typeof GradeTable> = {
  title: 'Learning/GradeTable',
  component: GradeTable,
  args: { categories: gradeCategories, total: gradeTotal },
};
export default meta;

type Story = StoryObj<typeof GradeTable>;

export const Grades: Story = {};

/** By keyboard: Enter and Space toggle a category; the focus stays on its button. */
export const Opening: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const theory = canvas.getByRole('button', { name: 'Rodyti dalis: Teorija' });
    await userEvent.tab();
    await expect(theory).toHaveFocus();
    await expect(theory).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Paspaudimai ir ventiliacija')).toBeNull();
    await expect(theory).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('Paspaudimai ir ventiliacija')).toBeVisible();
    await expect(canvas.queryByText('Praktinis egzaminas')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Praktika simuliacijų/ }));
    await expect(canvas.getByText('Praktinis egzaminas')).toBeVisible();
  },
};

const thousands = Array.from({ length: 10_000 }, (_, index) => ({
  id: index,
  name: `Klausimas ${String(index + 1)}`,
  weight: '0 %',
  grade: '9,0',
  percentage: '90 %',
  contribution: '0,00',
}));

/** 10,000 rows, a hundred at a time; the focus moves to the first new one, and the course total always shows. */
export const TenThousand: Story = {
  args: { categories: [{ id: 1, name: 'Klausimų bankas', weight: '100 %', items: thousands }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Klausimas 99')).toBeVisible();
    await expect(canvas.queryByText('Klausimas 100')).toBeNull();
    await expect(canvas.getByText('Kurso balas')).toBeVisible();
    canvas.getByRole('button', { name: /^Rodyti dar 100 iš/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Klausimas 100').closest('tr')).toHaveFocus();
  },
};

/** No category, no total. */
export const Flat: Story = {
  args: { categories: [], items: gradeCategories[0]?.items, total: undefined },
};

export const Nothing: Story = { args: { categories: [], total: undefined } };

export const NotAllowed: Story = {
  render: () => (
    <GradesNotAllowed
      title="Įvertinimai šiame kurse nerodomi"
      back={{ label: 'Grįžti į kursą', href: '/course/101/theory' }}
    >
      Rezultatą sužinosite iš dėstytojo.
    </GradesNotAllowed>
  ),
};

export const Long: Story = {
  args: {
    categories: [
      {
        id: 1,
        name: `${longWords.lt} ${longWords.ru}`,
        note: sentences.ru,
        weight: '100 %',
        grade: '10,0',
        percentage: '100 %',
        contribution: '10,00',
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
        total: { name: longWords.ru, grade: '10,0' },
      },
    ],
  },
};

export const Loading: Story = { render: () => <GradeTableSkeleton label="Įvertinimai kraunami" /> };
