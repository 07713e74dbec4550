import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DateField } from './DateField.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { dateFieldWords } from './DateField.words.ts';
import { writeDay } from './day.ts';
import { language } from '../../internal/phrases/language.fixtures.ts';

const meta = {
  title: 'Primitives/DateField',
  component: DateField,
  args: {
    label: t('Gimimo data'),
    hint: t('Metai, mėnuo, diena'),
    onChange: fn(),
    min: '1900-01-01',
    max: '2026-11-21',
    autoComplete: 'bday',
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Typed as ISO or in the locale's order; errors show on blur. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(t('Gimimo data'));
    await userEvent.type(field, { lt: '28.4.1990', en: '28/4/1990', ru: '28.04.1990' }[language]);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-28', undefined);
    await userEvent.tab();
    await expect(field).toHaveValue(writeDay('1990-04-28', language));

    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('', undefined);
    await userEvent.type(field, '1990-02-30');
    await expect(args.onChange).toHaveBeenLastCalledWith('', 'unreadable');
    await expect(field).not.toBeInvalid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('1990-02-30');
    await expect(field).toHaveAccessibleDescription(
      `${said(dateFieldWords, 'unreadable', { example: writeDay('1990-04-28', language) })} ${t('Metai, mėnuo, diena')}`,
    );

    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-22');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22', 'late');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(
      `${said(dateFieldWords, 'late', { max: writeDay('2026-11-21', language) })} ${t('Metai, mėnuo, diena')}`,
    );
    await userEvent.clear(field);
    await userEvent.type(field, '2026-11-21');
    await userEvent.tab();
    await expect(field).not.toBeInvalid();
  },
};

/** The button opens the native calendar, which has the bounds. */
export const FromTheCalendar: Story = {
  args: { defaultValue: '1990-04-28' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const calendar = canvasElement.querySelector<HTMLInputElement>('input[type="date"]');
    if (calendar === null) throw new Error('There is no calendar.');
    await expect(calendar).toHaveValue('1990-04-28');
    await expect(calendar).toHaveAttribute('max', '2026-11-21');
    const opened = spyOn(calendar, 'showPicker').mockImplementation(() => undefined);
    canvas.getByLabelText(t('Gimimo data')).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: said(dateFieldWords, 'calendar') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
    await fireEvent.change(calendar, { target: { value: '1991-05-02' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-05-02', undefined);
    await expect(canvas.getByLabelText(t('Gimimo data'))).toHaveValue(writeDay('1991-05-02', language));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <DateField {...args} label={t('Gimimo data')} defaultValue="1990-04-28" />
      <DateField
        {...args}
        label={t('Kurso data')}
        optional
        placeholder={writeDay('2026-12-04', language)}
        hint={undefined}
      />
      <DateField {...args} label={t('Per anksti')} defaultValue="1899-12-31" />
      <DateField {...args} label={t('Gimimo data')} error={t('Įrašykite gimimo datą')} />
      <DateField {...args} label={t('Negalima keisti')} defaultValue="1990-04-28" disabled />
      <DateField {...args} label={longWords.lt} hint={longWords.en} />
    </Stack>
  ),
};
