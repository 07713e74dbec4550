import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { openHours } from './TimeField.fixtures.ts';
import { TimeField } from './TimeField.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { timeFieldWords } from './TimeField.words.ts';

const meta = {
  title: 'Primitives/TimeField',
  tags: ['new'],
  component: TimeField,
  args: { label: t('Pradžia'), onChange: fn(), ...openHours },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed as one writes it; errors show on leaving. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByLabelText(t('Pradžia'));
    await userEvent.type(field, '9.05');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:05', undefined);
    await userEvent.tab();
    await expect(field).toHaveValue('09:05');
    await userEvent.clear(field);
    await userEvent.type(field, '7:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:30', 'early');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(said(timeFieldWords, 'early', { min: '08:00' }));
    await userEvent.clear(field);
    await userEvent.type(field, '25:00');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(said(timeFieldWords, 'unreadable'));
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
  },
};

/** The button opens the platform's clock, which has the bounds. */
export const FromTheClock: Story = {
  args: { defaultValue: '09:30' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const clock = canvasElement.querySelector<HTMLInputElement>('input[type="time"]');
    if (clock === null) throw new Error('There is no clock.');
    await expect(clock).toHaveAttribute('min', '08:00');
    const opened = spyOn(clock, 'showPicker').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: said(timeFieldWords, 'open') }));
    await expect(opened).toHaveBeenCalledOnce();
    await fireEvent.change(clock, { target: { value: '10:15' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('10:15', undefined);
    await expect(canvas.getByLabelText(t('Pradžia'))).toHaveValue('10:15');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <TimeField {...args} label={t('Pradžia')} defaultValue="09:30" hint={t('Valandos ir minutės')} />
      <TimeField {...args} label={t('Pabaiga')} optional />
      <TimeField {...args} label={t('Per vėlai')} defaultValue="18:00" />
      <TimeField {...args} label={t('Pradžia')} error={t('Įrašykite pradžios laiką')} />
      <TimeField {...args} label={t('Negalima keisti')} value="09:30" disabled />
      <TimeField {...args} label={longWords.lt} hint={longWords.en} />
    </Stack>
  ),
};
