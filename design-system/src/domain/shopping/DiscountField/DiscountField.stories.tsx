import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { Panel } from '../../../primitives/Panel/index.ts';
import { CartTotals } from '../CartTotals/index.ts';
import { DiscountField } from './DiscountField.tsx';
import type { DiscountFieldProps } from './DiscountField.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { discountFieldWords } from './DiscountField.words.ts';
import { translations } from '../../../styles/translations.ts';

const pay = (
  <ButtonLink href="/cart/payment" size="lg" full>
    {t('Mokėti 153,00 €')}
  </ButtonLink>
);

/** The host's state: the applied code. */
function Kept(props: DiscountFieldProps) {
  const [applied, setApplied] = useState(props.applied);
  return (
    <DiscountField
      {...props}
      applied={applied}
      onApply={(code) => {
        setApplied(code);
        props.onApply(code);
      }}
      onClear={() => {
        setApplied(undefined);
        props.onClear();
      }}
    />
  );
}

const meta: Meta<typeof DiscountField> = {
  title: 'Shopping/DiscountField',
  component: DiscountField,
  args: {
    action: pay,
    children: (
      <CartTotals lines={[{ label: t('Kursai (2)'), value: money(153) }]} total={{ value: money(153) }} />
    ),
    onChange: fn(),
    onApply: fn(),
    onClear: fn(),
  },
  argTypes: { action: { control: false }, children: { control: false } },
  render: Kept,
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Panel>
          <Story />
        </Panel>
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof DiscountField>;

export const Empty: Story = {};

/** By keyboard: a typed code replaces "pay" with "apply", Enter applies it, clearing the field restores "pay". */
export const Applying: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: said(discountFieldWords, 'code') });
    await expect(canvas.getByRole('link', { name: containing(t('Mokėti 153,00 €')) })).toBeVisible();
    await userEvent.type(field, 'SLAUGA20');
    await expect(canvas.queryByRole('link', { name: containing(t('Mokėti 153,00 €')) })).toBeNull();
    await expect(canvas.getByRole('button', { name: said(discountFieldWords, 'apply') })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith('SLAUGA20');
    await expect(canvas.getByRole('status')).toHaveTextContent(said(discountFieldWords, 'applied'));
    await expect(canvas.getByRole('link', { name: containing(t('Mokėti 153,00 €')) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(translations, 'clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('link', { name: containing(t('Mokėti 153,00 €')) })).toBeVisible();
    // Submitted by the button, which disappears: the focus is on the result, not on the pay button.
    await userEvent.type(field, 'SLAUGA20');
    canvas.getByRole('button', { name: said(discountFieldWords, 'apply') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent(said(discountFieldWords, 'applied'));
    await userEvent.click(canvas.getByRole('button', { name: said(translations, 'clear') }));
  },
};

export const Applied: Story = { args: { defaultValue: 'SLAUGA20', applied: 'SLAUGA20' } };

/** One code is kept while another is typed; a kept one is taken off by its own button. */
export const Two: Story = {
  tags: ['no-picture'],
  args: { defaultValue: 'SLAUGA20', applied: 'SLAUGA20', onAnother: fn() },
  render: function Two(props) {
    const [codes, setCodes] = useState({ field: 'SLAUGA20', kept: [] as string[] });
    return (
      <DiscountField
        {...props}
        defaultValue={undefined}
        value={codes.field}
        applied={codes.field === '' ? undefined : 'SLAUGA20'}
        kept={codes.kept.map((code) => ({
          code,
          onRemove: () => {
            setCodes({ field: '', kept: [] });
          },
        }))}
        onAnother={
          codes.kept.length > 0
            ? undefined
            : () => {
                setCodes({ field: '', kept: ['SLAUGA20'] });
              }
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: said(discountFieldWords, 'code') });
    canvas.getByRole('button', { name: said(discountFieldWords, 'another') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    const kept = canvas.getByRole('list', { name: said(discountFieldWords, 'kept') });
    await expect(kept).toHaveTextContent('SLAUGA20');
    await userEvent.click(within(kept).getByRole('button', { name: /SLAUGA20/ }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(field).toHaveFocus();
  },
};

export const Sending: Story = { args: { defaultValue: 'SLAUGA20', applying: true } };

export const NotValid: Story = { args: { defaultValue: 'RUDUO', error: t('Kodas negalioja') } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    defaultValue: 'DVIDEŠIMTPENKTASISGIMTADIENIS2026',
    error: longWords.lt,
    texts: { code: longWords.ru, apply: longWords.ru, applied: longWords.lt },
  },
};
