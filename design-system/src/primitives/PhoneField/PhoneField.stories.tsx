import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { PhoneField } from './PhoneField.tsx';
import type { PhoneCountry } from './PhoneField.tsx';
import { formatNumber, phoneCountries } from './PhoneField.fixtures.ts';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { phoneFieldWords } from './PhoneField.words.ts';

const lithuania: PhoneCountry = { code: 'LT', name: t('Lietuva'), prefix: '370' };

const meta = {
  title: 'Primitives/PhoneField',
  component: PhoneField,
  args: {
    label: t('Telefonas'),
    onChange: fn(),
    countries: [lithuania, ...phoneCountries.slice(1)],
    format: formatNumber,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Groups digits while typing at the end; a whole number selects its country. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const country = canvas.getByRole('combobox', { name: said(phoneFieldWords, 'country') });
    const field = canvas.getByLabelText(t('Telefonas'));
    await userEvent.tab();
    await expect(country).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('61234567');
    await expect(field).toHaveValue('612 34567');
    await expect(args.onChange).toHaveBeenLastCalledWith('+37061234567');

    await userEvent.selectOptions(country, 'LV');
    await expect(args.onChange).toHaveBeenLastCalledWith('+37161234567');

    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.click(field);
    await userEvent.paste('+48 600 700 800');
    await expect(country).toHaveValue('PL');
    await expect(field).toHaveValue('600 700800');
    await expect(args.onChange).toHaveBeenLastCalledWith('+48600700800');
  },
};

/** A prefix that is not in the list: the number stays whole. */
export const UnknownCountry: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '+15550100' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText(t('Telefonas'))).toHaveValue('+15550100');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <PhoneField {...args} defaultValue="+37061234567" hint={t('Numerį naudosime tik šiam skambučiui.')} />
      <PhoneField {...args} defaultValue="+370612" error={t('Numeriui trūksta skaitmenų')} />
      <PhoneField {...args} optional />
      <PhoneField {...args} defaultValue="+37061234567" disabled />
      <PhoneField {...args} label={longWords.lt} error={longWords.en} />
    </Stack>
  ),
};
