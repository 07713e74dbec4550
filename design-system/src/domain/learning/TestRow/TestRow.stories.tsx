import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { TestList, TestListSkeleton, TestRow } from './TestRow.tsx';

const meta: Meta<typeof TestRow> = {
  title: 'Learning/TestRow',
  tags: ['changing'],
  component: TestRow,
  args: {
    title: 'Dešimties ritmų testas',
    href: '/course/101/activity?module=quiz',
    detail: '10 klausimų, liko 3 bandymai',
    completed: false,
    completedLabel: 'Atlikta',
  },
};
export default meta;

type Story = StoryObj<typeof TestRow>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Dešimties ritmų testas' })).toHaveFocus();
  },
};

export const Done: Story = { args: { completed: true, result: '8,6 iš 10' } };

export const Zero: Story = { args: { result: '0 iš 10', detail: undefined } };

/** The reason is in the second line; there is no link. */
export const Unavailable: Story = {
  args: { unavailable: 'Atsivers baigus trečią temą' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
    detail: sentences.ru,
    completed: true,
    completedLabel: 'Выполнено успешно',
    result: '10,0 из 10',
  },
};

export const List: Story = {
  render: (args) => (
    <TestList
      label="Testai"
      empty="Testų šiame kurse nėra"
      tests={[
        { ...args, id: 1, completed: true, result: '9,5 iš 10' },
        { ...args, id: 2, title: 'Temos patikra: defibriliacija', detail: '6 klausimai' },
        { ...args, id: 3, title: 'Baigiamasis testas', unavailable: 'Atsivers baigus visas temas' },
      ]}
    />
  ),
};

export const Nothing: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <TestList label="Testai" empty="Testų šiame kurse nėra" tests={[]} />,
};

export const Loading: Story = { render: () => <TestListSkeleton label="Testai kraunami" /> };
