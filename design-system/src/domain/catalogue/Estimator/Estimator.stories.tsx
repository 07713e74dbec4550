import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Estimator } from './Estimator.tsx';

const money = new Intl.NumberFormat('lt-LT', { style: 'currency', currency: 'EUR' });

function price(count: number) {
  return count <= 100 ? 89 : count <= 500 ? 49 : count <= 1000 ? 29 : 19.9;
}

const meta: Meta<typeof Estimator> = {
  title: 'Catalogue/Estimator',
  component: Estimator,
  args: {
    title: 'Grupės prenumerata',
    question: 'Kiek darbuotojų mokysis?',
    label: 'Darbuotojų skaičius',
    hint: 'Nuo 100 iki 2 500',
    min: 100,
    max: 2500,
    step: 10,
    initial: 320,
    ticks: [100, 500, 1000, 2000, 2500].map((value) => ({ value, label: value.toLocaleString('lt-LT') })),
    people: (count: number) => ({ number: count.toLocaleString('lt-LT'), unit: 'darbuotojų' }),
    estimate: (count: number) => ({
      each: money.format(price(count)),
      total: money.format(price(count) * count),
    }),
    eachLabel: 'Vienam žmogui',
    totalLabel: 'Visai grupei',
    action: { label: 'Gauti pasiūlymą', href: (count: number) => `#offer-${count}` },
  },
  argTypes: { ticks: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Estimator>;

/** The slider and the field are in sync; invalid numbers are corrected on blur. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Darbuotojų skaičius' });
    const field = canvas.getByRole('spinbutton', { name: 'Darbuotojų skaičius' });
    slider.focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await expect(field).toHaveValue(430);
    await expect(canvas.getByText(money.format(430 * 49).replaceAll(/\s/g, ' '))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '1500');
    await expect(slider).toHaveAttribute('aria-valuenow', '1500');
    await expect(canvas.getByRole('link', { name: 'Gauti pasiūlymą' })).toHaveAttribute(
      'href',
      '#offer-1500',
    );
    await userEvent.clear(field);
    await userEvent.type(field, '99999');
    await userEvent.tab();
    await expect(field).toHaveValue(2500);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue(2500);
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(field).toHaveValue(100);
  },
};

export const Long: Story = {
  args: {
    title: longWords.ru,
    question: longWords.lt,
    people: (count: number) => ({ number: String(count), unit: longWords.ru }),
    estimate: () => ({ each: '99 999 999,99 €', total: '999 999 999 999,99 €' }),
    action: { label: longWords.lt, href: () => '#offer' },
  },
};
