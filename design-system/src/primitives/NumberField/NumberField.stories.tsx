import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { number, said } from '../../internal/said.fixtures.ts';
import { numberFieldWords } from './NumberField.words.ts';

const meta = {
  title: 'Primitives/NumberField',
  tags: ['new'],
  component: NumberField,
  args: { label: t('Adrenalino dozė'), unit: 'mg', min: 0.1, max: 5, step: 0.1, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A comma or a point; what cannot stand is corrected on leaving the field, and said. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(t('Adrenalino dozė'));
    const status = canvas.getByRole('status');
    const type = async (words: string) => {
      await userEvent.clear(input);
      await userEvent.type(input, words);
      await userEvent.tab();
    };
    await expect(input).toHaveAccessibleDescription('mg');
    await type('0.5');
    await expect(input).toHaveValue(number(0.5));
    await expect(args.onChange).toHaveBeenLastCalledWith(0.5);
    await expect(status).toBeEmptyDOMElement();
    await type('50');
    await expect(input).toHaveValue('5');
    await expect(status).toHaveTextContent(said(numberFieldWords, 'high', { value: '5' }));
    await type(number(0.25));
    await expect(input).toHaveValue(number(0.3));
    await expect(status).toHaveTextContent(said(numberFieldWords, 'rounded', { value: number(0.3) }));
    await type('pusė');
    await expect(input).toHaveValue('pusė');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      `${said(numberFieldWords, 'unreadable', { example: number(0.2) })} mg`,
    );
    await type('1');
    await expect(input).not.toBeInvalid();
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.tab();
  },
};

/** The buttons move by a step, stop at the ends and say the number. */
export const Buttons: Story = {
  args: {
    label: t('Dalyvių skaičius'),
    unit: undefined,
    min: 1,
    max: 3,
    step: 1,
    defaultValue: 2,
    buttons: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: said(numberFieldWords, 'more') });
    const less = canvas.getByRole('button', { name: said(numberFieldWords, 'less') });
    const input = canvas.getByLabelText(t('Dalyvių skaičius'));
    less.focus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('1');
    await expect(less).toHaveAttribute('aria-disabled', 'true');
    await expect(less).toHaveFocus();
    // Another press does nothing, not even to what is no number yet.
    await userEvent.type(input, 'x');
    await userEvent.click(less);
    await expect(input).toHaveValue('1x');
    await userEvent.type(input, '{Backspace}');
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(input).toHaveValue('3');
    await expect(canvas.getByText('3')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.tab();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <NumberField label={t('Kūno svoris')} unit="kg" optional hint={t('Galima apytiksliai')} />
      <NumberField label={t('Kūno svoris')} unit="kg" error={t('Įrašykite svorį')} />
      <NumberField label={t('Kūno svoris')} unit="kg" defaultValue={72.5} disabled />
      <NumberField label={t('Kūno svoris')} unit="kg" defaultValue={72.5} readOnly />
      <NumberField label={longWords.lt} unit="mg/kg/min" defaultValue={1_250_000.125} />
    </Stack>
  ),
};
