import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Invoice } from './Invoice.tsx';

const meta: Meta<typeof Invoice> = {
  title: 'Shopping/Invoice',
  component: Invoice,
  args: {
    number: 'MD-10442',
    date: '2026-11-21',
    seller: {
      lines: ['UAB „Medeina“', 'Santariškių g. 14, LT-08406 Vilnius', 'Įmonės kodas 300000000'],
    },
    buyer: {
      lines: ['VšĮ Nemuno klinikos', 'Nemuno g. 12, LT-44280 Kaunas', 'Įmonės kodas 302451123'],
    },
    items: [
      {
        id: 1,
        name: 'Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas',
        quantity: 1,
        price: '69,00 €',
        total: '69,00 €',
      },
      {
        id: 2,
        name: 'EKG interpretacija: nuo ritmo iki sprendimo',
        quantity: 1,
        price: '64,00 €',
        total: '64,00 €',
      },
    ],
    totals: [
      { label: 'Suma', value: '153,00 €' },
      { label: 'Nuolaida „SLAUGA20“', value: '−20,00 €' },
      { label: 'Iš viso', value: '133,00 €' },
    ],
    notes: ['Apmokėta banko nuoroda 2026-11-21.'],
  },
};
export default meta;

type Story = StoryObj<typeof Invoice>;

export const Paper: Story = {};

/** On paper nothing but the invoice prints; a line is never cut. */
export const Printed: Story = { tags: ['print'] };

export const Russian: Story = { tags: ['!dev', '!autodocs'], globals: { locale: 'ru' } };

/** Opens the print dialogue after mounting, on request. */
export const Printing: Story = {
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
    items: [{ id: 1, name: 'Sepsis: pirmoji valanda', quantity: 1, price: '0,00 €', total: '0,00 €' }],
    totals: [{ label: 'Iš viso', value: '0,00 €' }],
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
