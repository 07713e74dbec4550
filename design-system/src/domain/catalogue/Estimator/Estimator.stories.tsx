import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Estimator } from './Estimator.tsx';
import { plain, said } from '../../../internal/said.fixtures.ts';
import { estimatorWords } from './Estimator.words.ts';
import { money } from '../../../internal/amounts.fixtures.ts';

const meta: Meta<typeof Estimator> = {
  title: 'Catalogue/Estimator',
  component: Estimator,
  args: {
    min: 100,
    max: 2500,
    step: 10,
    defaultValue: 320,
    ticks: [100, 500, 1000, 2000, 2500],
    rates: [
      { upTo: 100, price: 89 },
      { upTo: 500, price: 49 },
      { upTo: 1000, price: 29 },
      { upTo: 2000, price: 19.9 },
    ],
    href: '#offer-{people}',
    fewHref: '#few-{people}',
    onChange: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof Estimator>;

/** The slider and the field are in sync. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: said(estimatorWords, 'label') });
    const field = canvas.getByRole('spinbutton', { name: said(estimatorWords, 'label') });
    slider.focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await expect(field).toHaveValue(430);
    await expect(canvas.getByText(plain(money(21_070)))).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '1500');
    await expect(slider).toHaveAttribute('aria-valuenow', '1500');
    await expect(canvas.getByRole('link', { name: said(estimatorWords, 'offer') })).toHaveAttribute(
      'href',
      '#offer-1500',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith(1500);
  },
};

/** A typed number that cannot be is changed, which is shown and read out with the reason. */
export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton');
    const status = canvas.getByRole('status');
    await userEvent.clear(field);
    await userEvent.type(field, '99999');
    await userEvent.tab();
    await expect(field).toHaveValue(2500);
    await expect(status).toHaveTextContent(
      said(estimatorWords, 'clamped', { value: 2500, min: 100, max: 2500 }),
    );
    await userEvent.clear(field);
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(field).toHaveValue(2500);
    await expect(status).toHaveTextContent(said(estimatorWords, 'kept', { value: 2500 }));
    await userEvent.clear(field);
    await userEvent.type(field, '150.4{Enter}');
    await expect(field).toHaveValue(150);
    await expect(status).toHaveTextContent(said(estimatorWords, 'rounded', { value: 150 }));
    await userEvent.clear(field);
    await userEvent.type(field, '150{Enter}');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.tab();
    await expect(field).toHaveValue(100);
    await expect(status).toHaveTextContent(
      said(estimatorWords, 'clamped', { value: 100, min: 100, max: 2500 }),
    );
    await expect(status).toBeVisible();
  },
};

/** A team below the least is led to an offer of its own, which takes its number along. */
export const Few: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const way = () => canvas.getByRole('link', { name: said(estimatorWords, 'fewOffer') });
    await expect(way()).toHaveAttribute('href', '#few-');
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '42');
    await userEvent.tab();
    await expect(field).toHaveValue(100);
    await expect(
      canvas.getByRole('link', { name: said(estimatorWords, 'fewOfferFor', { count: 42 }) }),
    ).toHaveAttribute('href', '#few-42');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(way()).toHaveAttribute('href', '#few-');
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    max: 99_999,
    defaultValue: 99_999,
    ticks: undefined,
    rates: [{ upTo: 1, price: 9_999_999.99 }],
    texts: { title: longWords.ru, question: longWords.lt, people: longWords.ru, offer: longWords.lt },
  },
};
