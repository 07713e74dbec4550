import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuestionNavigation } from './QuestionNavigation.tsx';
import { said } from '../../../internal/said.fixtures.ts';
import { questionNavigationWords } from './QuestionNavigation.words.ts';

const meta = {
  title: 'Learning/QuestionNavigation',
  tags: ['new'],
  component: QuestionNavigation,
  args: {
    defaultValue: '3',
    onChange: fn(),
    questions: [
      { id: '1', state: 'answered' },
      { id: '2', state: 'answered', flagged: true },
      { id: '3', state: 'unanswered' },
      { id: '4', state: 'unanswered', flagged: true },
      { id: '5', state: 'unanswered' },
    ],
  },
} satisfies Meta<typeof QuestionNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While the attempt lasts. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('navigation', { name: said(questionNavigationWords, 'label') }),
    ).toHaveTextContent(said(questionNavigationWords, 'done', { done: '2', total: '5' }));
    await expect(
      canvas.getByRole('button', {
        name: said(questionNavigationWords, 'item', {
          number: '3',
          state: said(questionNavigationWords, 'unanswered'),
        }),
      }),
    ).toHaveAttribute('aria-current', 'step');
    canvas
      .getByRole('button', {
        name: said(questionNavigationWords, 'itemFlagged', {
          number: '2',
          state: said(questionNavigationWords, 'answered'),
        }),
      })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2');
    await expect(canvas.getAllByRole('button', { current: 'step' })).toHaveLength(1);
  },
};

/** After it, as links to the questions. */
export const Sent: Story = {
  args: {
    questions: (['correct', 'wrong', 'partly', 'marking', 'correct', 'unanswered'] as const).map(
      (state, index) => ({ id: String(index + 1), state, href: `#question-${index + 1}` }),
    ),
  },
};

/** A test of a hundred. */
export const Many: Story = {
  args: {
    questions: Array.from({ length: 100 }, (_, index) => ({
      id: String(index + 1),
      state: index < 40 ? ('answered' as const) : ('unanswered' as const),
      flagged: index % 13 === 5,
    })),
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { questions: [] } };
