import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { FaqAccordion } from './FaqAccordion.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof FaqAccordion> = {
  title: 'Site/FaqAccordion',
  component: FaqAccordion,
  args: {
    items: [
      {
        id: '1',
        question: t('Ar reikia pasiruošti prieš praktiką?'),
        answer: <p>{t('Taip: baikite teoriją internetu.')}</p>,
      },
      {
        id: '2',
        question: t('Kiek galioja sertifikatas?'),
        answer: <p>{t('Dvejus metus nuo kurso pabaigos.')}</p>,
      },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof FaqAccordion>;

export const Questions: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('Kiek galioja sertifikatas?') }));
    await expect(canvas.getByText(t('Dvejus metus nuo kurso pabaigos.'))).toBeVisible();
  },
};

/** A link to a question opens it; the page keeps what is open. */
export const Linked: Story = {
  args: {
    open: ['2'],
    onOpenChange: fn(),
    items: [
      { id: '1', question: t('Ar reikia pasiruošti?'), answer: <p>{t('Taip.')}</p>, anchor: 'q-1' },
      {
        id: '2',
        question: t('Kiek galioja sertifikatas?'),
        answer: <p>{t('Dvejus metus.')}</p>,
        anchor: 'q-2',
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('Dvejus metus.'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('Ar reikia pasiruošti?') }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(['2', '1']));
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { lang: 'ru', items: [{ id: '1', question: longWords.ru, answer: <p>{sentences.ru}</p> }] },
};

/** Renders nothing. */
export const Empty: Story = { args: { items: [] } };
