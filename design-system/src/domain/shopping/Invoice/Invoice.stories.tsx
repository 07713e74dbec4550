import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Invoice } from './Invoice.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof Invoice> = {
  title: 'Shopping/Invoice',
  component: Invoice,
  args: {
    number: 'MD-10442',
    date: '2026-11-21',
    seller: {
      lines: ['UAB „Medeina“', 'Pavyzdžio g. 14, LT-08406 Vilnius', t('Įmonės kodas 300000000')],
    },
    buyer: {
      lines: ['VšĮ Nemuno klinikos', 'Nemuno g. 12, LT-44280 Kaunas', t('Įmonės kodas 302451123')],
    },
    items: [
      {
        id: 1,
        name: t('Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas'),
        quantity: 1,
        price: money(69),
        total: money(69),
      },
      {
        id: 2,
        name: t('EKG interpretacija: nuo ritmo iki sprendimo'),
        quantity: 1,
        price: money(64),
        total: money(64),
      },
    ],
    totals: [
      { label: t('Suma'), value: money(153) },
      { label: t('Nuolaida „SLAUGA20“'), value: money(-20) },
      { label: t('Iš viso'), value: money(133) },
    ],
    notes: [t('Apmokėta banko nuoroda 2026-11-21.')],
  },
};
export default meta;

type Story = StoryObj<typeof Invoice>;

export const Paper: Story = {};

/** On paper nothing but the invoice prints; a line is never cut. */
export const Printed: Story = { tags: ['print'] };

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: {
    seller: { lines: ['UAB „Medeina“', 'Pavyzdžio g. 14, LT-08406 Vilnius', 'Код компании 300000000'] },
    buyer: { lines: ['VšĮ Nemuno klinikos', 'Nemuno g. 12, LT-44280 Kaunas', 'Код компании 302451123'] },
    items: [
      {
        id: 1,
        name: 'Базовая реанимация и автоматический наружный дефибриллятор',
        quantity: 1,
        price: money(69),
        total: money(69),
      },
    ],
    totals: [{ label: 'Итого', value: money(69) }],
    notes: ['Оплачено через банк 2026-11-21.'],
  },
};

/** Opens the print dialogue after mounting, on request. */
export const Printing: Story = {
  tags: ['no-picture'],
  args: { print: true },
  beforeEach: () => {
    const own = window.print;
    window.print = fn();
    return () => {
      window.print = own;
    };
  },
  play: async () => {
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
};

export const Free: Story = {
  args: {
    items: [{ id: 1, name: t('Sepsis: pirmoji valanda'), quantity: 1, price: money(0), total: money(0) }],
    totals: [{ label: t('Iš viso'), value: money(0) }],
    notes: undefined,
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    seller: { label: longWords.ru, lines: [longWords.lt, sentences.lt] },
    buyer: { label: longWords.lt, lines: [longWords.ru, sentences.ru] },
    items: Array.from({ length: 12 }, (_, index) => ({
      id: index,
      name: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
      quantity: 120,
      price: '12 289,00 €',
      total: '1 474 680,00 €',
    })),
    totals: [{ label: longWords.ru, value: '17 696 160,00 €' }],
  },
};
