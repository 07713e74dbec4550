import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, ReceiptText, Wallet } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { PaymentMethodPicker, PaymentMethodPickerSkeleton } from './PaymentMethodPicker.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing } from '../../../internal/said.fixtures.ts';

const meta: Meta<typeof PaymentMethodPicker> = {
  title: 'Shopping/PaymentMethodPicker',
  component: PaymentMethodPicker,
  args: {
    methods: [
      {
        code: 'paysera',
        name: t('Banko nuoroda'),
        detail: 'Swedbank, SEB, Luminor, Šiaulių bankas',
        icon: Landmark,
      },
      { code: 'paypal', name: 'PayPal', detail: t('Būsite nukreipti į PayPal'), icon: Wallet },
      {
        code: 'free',
        name: t('Nemokamas užsakymas'),
        detail: t('Kai suma po nuolaidos – 0,00 €'),
        icon: ReceiptText,
        disabled: true,
      },
    ],
    defaultValue: 'paysera',
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof PaymentMethodPicker>;

/** By keyboard: the arrow keys skip unavailable methods. */
export const Methods: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: containing(t('Banko nuoroda')) })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('paypal');
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  },
};

/** The host chooses; pressing asks. */
export const Controlled: Story = {
  args: { value: 'paypal', defaultValue: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: containing(t('Banko nuoroda')) }));
    await expect(args.onChange).toHaveBeenCalledWith('paysera');
    await expect(canvas.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  },
};

export const NothingChosen: Story = { args: { defaultValue: '', error: t('Pasirinkite mokėjimo būdą') } };

export const Nothing: Story = { tags: ['!dev', '!autodocs'], args: { methods: [] } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    label: longWords.ru,
    methods: [
      { code: 'one', name: `${longWords.lt} ${longWords.ru}`, detail: sentences.ru },
      { code: 'two', name: longWords.en },
    ],
    defaultValue: 'one',
  },
};

export const Loading: Story = {
  render: () => <PaymentMethodPickerSkeleton />,
};
