import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Advantages } from './Advantages.tsx';

const meta: Meta<typeof Advantages> = {
  title: 'Site/Advantages',
  component: Advantages,
  args: {
    title: 'Kaip auga įgūdis',
    items: [
      {
        title: 'Teorija, kai turite penkiolika minučių',
        text: 'Trumpos temos, vaizdo įrašai ir algoritmai.',
      },
      { title: 'Praktika grupėse po tris', text: 'Kiekvienas stovi prie paciento, ne už kitų nugarų.' },
      { title: 'Sertifikatas su aiškia galiojimo data', text: 'PDF – vienu paspaudimu.' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Advantages>;

export const Three: Story = {};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: longWords.ru,
    items: [
      { title: longWords.lt, text: sentences.lt },
      { title: longWords.ru, text: sentences.ru },
    ],
  },
};

export const One: Story = { args: { items: [{ title: 'Vienas', text: 'Vienas privalumas.' }] } };

/** Renders nothing. */
export const Empty: Story = { args: { items: [] } };
