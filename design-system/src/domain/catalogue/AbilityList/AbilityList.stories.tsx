import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWords } from '../../../internal/words.fixtures.ts';
import { AbilityList } from './AbilityList.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof AbilityList> = {
  title: 'Catalogue/AbilityList',
  component: AbilityList,
  args: {
    abilities: [
      t('Atpažinti ritmus, kuriems reikia iškrovos, greičiau nei per 10 sekundžių'),
      t('Vadovauti gaivinimo komandai ir aiškiai skirstyti vaidmenis'),
      longWords.ru,
    ],
  },
};
export default meta;

export const Abilities: StoryObj<typeof AbilityList> = {};

/** Renders nothing. */
export const Empty: StoryObj<typeof AbilityList> = { args: { abilities: [] } };
