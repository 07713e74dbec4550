import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { RatingInput } from './RatingInput.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { ratingInputWords } from './RatingInput.words.ts';

const meta = {
  title: 'Primitives/RatingInput',
  component: RatingInput,
  args: {
    label: t('Jūsų įvertinimas'),
    onChange: fn(),
  },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keys of a radio group: Tab to it, Space, arrows. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const star = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('radiogroup', { name: t('Jūsų įvertinimas') })).toBeVisible();
    await userEvent.tab();
    await expect(star(said(ratingInputWords, 'star', { count: 1 }))).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(star(said(ratingInputWords, 'star', { count: 4 }))).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(star(said(ratingInputWords, 'star', { count: 3 }))).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(star(said(ratingInputWords, 'star', { count: 1 }))).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(star(said(ratingInputWords, 'star', { count: 5 }))).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(star(said(ratingInputWords, 'star', { count: 3 }))).toBeChecked();
    await userEvent.click(star(said(ratingInputWords, 'star', { count: 5 })));
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <RatingInput {...args} />
      <RatingInput {...args} defaultValue={3} />
      <RatingInput {...args} error={t('Pasirinkite, kiek žvaigždučių skiriate')} />
      <RatingInput {...args} defaultValue={4} disabled />
      <RatingInput {...args} label={longWords.lt} defaultValue={5} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const wrong = within(canvasElement).getAllByRole('radiogroup', { name: t('Jūsų įvertinimas') })[2];
    await expect(wrong).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription(t('Pasirinkite, kiek žvaigždučių skiriate'));
  },
};
