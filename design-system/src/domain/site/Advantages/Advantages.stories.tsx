import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Advantages } from './Advantages.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof Advantages> = {
  title: 'Site/Advantages',
  component: Advantages,
  args: {
    title: t('Kaip auga įgūdis'),
    items: [
      {
        title: t('Teorija, kai turite penkiolika minučių'),
        text: t('Trumpos temos, vaizdo įrašai ir algoritmai.'),
      },
      { title: t('Praktika grupėse po tris'), text: t('Kiekvienas stovi prie paciento, ne už kitų nugarų.') },
      { title: t('Sertifikatas su aiškia galiojimo data'), text: t('PDF – vienu paspaudimu.') },
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

export const One: Story = { args: { items: [{ title: t('Vienas'), text: t('Vienas privalumas.') }] } };

/** Renders nothing. */
export const Empty: Story = { args: { items: [] } };
