import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { TestList, TestListSkeleton, TestRow } from './TestRow.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, number, said } from '../../../internal/said.fixtures.ts';
import { testRowWords } from './TestRow.words.ts';
import { formatDay } from '../../support/time.ts';
import { language } from '../../../internal/phrases/language.fixtures.ts';

const meta: Meta<typeof TestRow> = {
  title: 'Learning/TestRow',
  tags: ['changing'],
  component: TestRow,
  args: {
    title: t('Dešimties ritmų testas'),
    href: '/course/101/activity?module=quiz',
    questions: 10,
    attemptsLeft: 3,
    completed: false,
  },
};
export default meta;

type Story = StoryObj<typeof TestRow>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: t('Dešimties ritmų testas') }),
    ).toHaveFocus();
  },
};

export const Done: Story = { args: { completed: true, grade: 8.6, max: 10 } };

export const Zero: Story = { args: { grade: 0, max: 10, questions: undefined, attemptsLeft: undefined } };

/** The reason is in the second line; there is no link. */
export const Unavailable: Story = {
  args: { unavailable: t('Atsivers baigus trečią temą') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
    completed: true,
    texts: { done: 'Выполнено успешно', questions: sentences.ru },
    grade: 10,
    max: 10,
  },
};

/** As environments send them: limits of time and attempts, days, a pass mark. */
export const Environment: Story = {
  args: {
    title: t('Baigiamasis testas'),
    questions: undefined,
    timeLimit: 20,
    attemptsLeft: 1,
    closes: '2027-06-30',
    grade: 6.5,
    max: 10,
    completed: true,
    passed: false,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(
        containing(
          said(testRowWords, 'attempts', { count: 1 }),
          said(testRowWords, 'closes', { day: formatDay('2027-06-30', language) }),
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(said(testRowWords, 'result', { grade: number(6.5), max: number(10) })),
    ).toBeVisible();
    await expect(canvas.getByText(said(testRowWords, 'failed'))).toBeVisible();
  },
};

/** It opens later. */
export const Ahead: Story = { tags: ['!dev', '!autodocs'], args: { opens: '2027-01-04' } };

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: { title: 'Итоговый тест', attemptsLeft: 2, completed: true, passed: true, grade: 9, max: 10 },
};

export const List: Story = {
  render: (args) => (
    <TestList
      tests={[
        { ...args, id: 1, completed: true, grade: 9.5, max: 10 },
        { ...args, id: 2, title: t('Temos patikra: defibriliacija'), questions: 6 },
        { ...args, id: 3, title: t('Baigiamasis testas'), unavailable: t('Atsivers baigus visas temas') },
      ]}
    />
  ),
};

export const Nothing: Story = { tags: ['!dev', '!autodocs'], render: () => <TestList tests={[]} /> };

export const Loading: Story = { render: () => <TestListSkeleton /> };
