import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { pastedCode } from './OneTimeCodeInput.fixtures.ts';
import { OneTimeCodeInput } from './OneTimeCodeInput.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { oneTimeCodeInputWords } from './OneTimeCodeInput.words.ts';

const meta = {
  title: 'Primitives/OneTimeCodeInput',
  tags: ['new'],
  component: OneTimeCodeInput,
  args: { onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof OneTimeCodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One input: letters and spaces are left out, and it says when the code is whole. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByLabelText(said(oneTimeCodeInputWords, 'label'));
    await expect(input).toHaveAccessibleDescription(said(oneTimeCodeInputWords, 'hint', { length: 6 }));
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '40a 29');
    await expect(input).toHaveValue('4029');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste(pastedCode);
    await expect(input).toHaveValue('402915');
    await expect(args.onComplete).toHaveBeenLastCalledWith('402915');
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('402915');
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <OneTimeCodeInput hint={t('Išsiuntėme jį numeriu +370 6•• ••118')} defaultValue="402" />
      <OneTimeCodeInput
        error={t('Kodas netinka arba nebegalioja. Paprašykite naujo.')}
        defaultValue="402915"
      />
      <OneTimeCodeInput disabled value="402915" />
      <OneTimeCodeInput label={t('Kortelės kodas')} length={4} />
      <OneTimeCodeInput label={longWords.lt} hint={longWords.en} />
    </Stack>
  ),
};
