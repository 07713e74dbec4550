import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { autumn } from './DateRangeField.fixtures.ts';
import { writeDay } from '../DateField/day.ts';
import { DateRangeField } from './DateRangeField.tsx';
import { language } from '../../internal/phrases/language.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { dateRangeFieldWords } from './DateRangeField.words.ts';

const meta = {
  title: 'Primitives/DateRangeField',
  tags: ['new'],
  component: DateRangeField,
  args: {
    label: t('Laikotarpis'),
    presets: ['thisMonth', 'last30'],
    today: '2026-11-23',
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two days, typed; an end before the start is told once it is left. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [from, to] = [
      canvas.getByLabelText(said(dateRangeFieldWords, 'from')),
      canvas.getByLabelText(said(dateRangeFieldWords, 'to')),
    ];
    await expect(canvas.getByRole('group', { name: t('Laikotarpis') })).toBeVisible();
    await userEvent.type(from, '2026-11-10');
    await userEvent.type(to, '2026-11-1');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { from: '2026-11-10', to: '2026-11-01' },
      'reversed',
    );
    await expect(to).not.toBeInvalid();
    // One call for each change of a field.
    await expect(args.onChange).toHaveBeenCalledTimes('2026-11-10'.length + '2026-11-1'.length);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes('2026-11-10'.length + '2026-11-1'.length);
    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription(said(dateRangeFieldWords, 'reversed'));
    await userEvent.clear(to);
    await userEvent.type(to, '2026-11-15');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '2026-11-15' }, undefined);
    await expect(to).not.toBeInvalid();
  },
};

/** A day that cannot be read is told, whichever day is changed next. */
export const UnreadableDay: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByLabelText(said(dateRangeFieldWords, 'from'));
    await userEvent.type(from, '?');
    await userEvent.type(canvas.getByLabelText(said(dateRangeFieldWords, 'to')), '2026-11-16');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-16' }, 'unreadable');
    await userEvent.clear(from);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '', to: '2026-11-16' }, undefined);
  },
};

/** One press sets both days, another takes them away. */
export const Presets: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const month = canvas.getByRole('button', { name: said(dateRangeFieldWords, 'thisMonth') });
    await userEvent.click(month);
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' }, undefined);
    await expect(month).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText(said(dateRangeFieldWords, 'to'))).toHaveValue(
      writeDay('2026-11-30', language),
    );
    await userEvent.click(canvas.getByRole('button', { name: said(dateRangeFieldWords, 'last30') }));
    await expect(month).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByLabelText(said(dateRangeFieldWords, 'from'))).toHaveValue(
      writeDay('2026-10-25', language),
    );
  },
};

/** A preset that goes beyond the bounds is told as its field shows it. */
export const PresetBeyond: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { max: '2026-11-23' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(dateRangeFieldWords, 'thisMonth') }));
    await expect(canvas.getByLabelText(said(dateRangeFieldWords, 'to'))).toBeInvalid();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-01', to: '2026-11-30' }, 'late');
  },
};

/** Bounds in the wrong order are told to the developer, once, and left out. */
export const SwappedBounds: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  parameters: { isMisused: true },
  args: { min: '2026-12-31', max: '2026-01-02', presets: [] },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ args, canvasElement }) => {
    const from = within(canvasElement).getByLabelText(said(dateRangeFieldWords, 'from'));
    await userEvent.type(from, '2026-11-10');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '' }, undefined);
    await expect(from).not.toBeInvalid();
    const told = mocked(console.error).mock.calls.filter(([line]) => String(line).includes('2026-12-31'));
    await expect(told).toHaveLength(1);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={32}>
      <DateRangeField {...args} defaultValue={autumn} hint={t('Abi dienos įskaičiuojamos')} />
      <DateRangeField
        {...args}
        presets={['last7', 'last30', 'thisMonth', 'lastMonth', 'thisYear']}
        defaultValue={{ from: '2026-11-10', to: '2026-11-01' }}
      />
      <DateRangeField {...args} defaultValue={autumn} maxDays={31} />
      <DateRangeField {...args} presets={[]} error={t('Pasirinkite laikotarpį')} />
      <DateRangeField {...args} defaultValue={autumn} disabled />
      <DateRangeField {...args} label={longWords.lt} hint={longWords.en} />
    </Stack>
  ),
};
